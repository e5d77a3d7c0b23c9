import { describe, expect, test } from 'vitest'
import { checkBoundaries } from './checkBoundaries.ts'
import { temporaryTree } from './checks/temporaryTree.ts'

/** A package.json with the given exports and workspace dependencies. */
function manifest(name: string, exports: string[], ...dependencies: string[]): string {
  return JSON.stringify({
    name: `@console/${name}`,
    exports: Object.fromEntries(exports.map((subpath) => [subpath, './src/index.ts'])),
    dependencies: Object.fromEntries(
      dependencies.map((dependency) => [`@console/${dependency}`, 'workspace:*']),
    ),
  })
}

/** A small workspace with every kind of package, in which each allowed dependency is used once. */
const sound: Record<string, string> = {
  'package.json': '{ "devDependencies": { "react": "catalog:" } }',

  'packages/core/package.json': manifest('core', ['./api']),
  'packages/core/src/api/index.ts': `export { send } from './send'`,
  'packages/core/src/api/send.ts': `import type { Call } from './call'\nexport const send = 1`,
  'packages/core/src/api/call.ts': `import { send } from './send'\nexport type Call = typeof send`,
  'packages/core/src/api/send.test.ts': `import { send } from './send'`,

  // Its exports are a pattern: one for each folder.
  'packages/domain/package.json': JSON.stringify({
    name: '@console/domain',
    exports: { './*': './src/*/index.ts' },
    dependencies: { '@console/core': 'workspace:*' },
  }),
  'packages/domain/src/order/workflow.ts': '',
  'packages/domain/src/order/index.ts': `import { send } from '@console/core/api'\nexport const order = send`,

  'packages/sample/package.json': manifest('sample', ['.'], 'core', 'domain'),
  'packages/sample/src/index.ts': `import { http } from 'msw'\nimport { worker } from 'virtual:msw'\nimport { join } from 'node:path'\nimport { order } from '@console/domain/order'\nexport const database = http`,

  'packages/contract/package.json': manifest('contract', ['.'], 'core', 'domain', 'sample'),
  'packages/contract/src/index.ts': `import { database } from '@console/sample'\nimport { order } from '@console/domain/order'\nimport { getResponse } from 'msw'`,

  'packages/ui/package.json': manifest('ui', ['.'], 'core', 'sample'),
  'packages/ui/src/index.ts': `export { Button } from './Button'`,
  'packages/ui/src/Button.tsx': `export const Button = 1`,
  'packages/ui/src/Button.stories.tsx': `import preview from '#storybook/preview'\nimport { database } from '@console/sample'\nimport { Button } from './Button'\nimport { fn } from 'storybook/test'`,

  'packages/templates/record/package.json': manifest('record', ['.'], 'core', 'domain', 'ui'),
  'packages/templates/record/src/index.ts': `import { send } from '@console/core/api'\nimport { Button } from '@console/ui'`,
  'packages/templates/record/src/mocks/orders.ts': `import { order } from '@console/domain/order'`,

  'packages/shell/frame/package.json': manifest('shell-frame', ['.'], 'core', 'ui'),
  'packages/shell/frame/src/index.ts': `import { send } from '@console/core/api'\nimport { Button } from '@console/ui'`,
  'packages/shell/toolbar/package.json': manifest(
    'shell-toolbar',
    ['.'],
    'core',
    'ui',
    'shell-frame',
  ),
  'packages/shell/toolbar/src/index.ts': '',
  'packages/shell/shell/package.json': manifest('shell', ['.'], 'domain', 'ui', 'shell-frame'),
  'packages/shell/shell/src/index.ts': `import { order } from '@console/domain/order'\nimport { frame } from '@console/shell-frame'`,

  'packages/features/orders/package.json': manifest(
    'feature-orders',
    ['.', './mocks'],
    'core',
    'domain',
    'sample',
    'ui',
    'record',
    'shell-frame',
    'feature-sales',
    'app',
  ),
  'packages/features/orders/src/index.ts': `export { orders } from './routes'`,
  'packages/features/orders/src/routes.ts': `import { record } from '@console/record'\nexport const orders = () => import('./Screen')`,
  'packages/features/orders/src/Screen.tsx': `import { orders } from './routes'`,
  'packages/features/orders/src/Screen.states.ts': `import * as stories from './Screen.stories'`,
  'packages/features/orders/src/Screen.stories.tsx': `import preview from '#storybook/preview'\nimport { orders } from './mocks'`,
  'packages/features/orders/src/mocks/index.ts': `import { database } from '@console/sample'`,
  'packages/features/sales/package.json': manifest('feature-sales', ['.'], 'core', 'ui'),
  'packages/features/sales/src/index.ts': '',

  'apps/console/package.json': manifest(
    'app',
    ['./mocks'],
    'core',
    'sample',
    'ui',
    'shell-frame',
    'feature-orders',
  ),
  'apps/console/vite.config.ts': `import { styles } from '../../tools/styles.ts'\nimport { msw } from 'msw/vite'\nimport { defineConfig } from 'vite'`,
  'apps/console/src/main.tsx': `import { frame } from '@console/shell-frame'\nimport { orders } from '@console/feature-orders'\nvoid import('./mocks')`,
  'apps/console/src/mocks.ts': `import { database } from '@console/sample'\nimport { orders } from '@console/feature-orders/mocks'`,
  'apps/console/journeys/signIn.test.ts': `import { test } from '@playwright/test'\nimport { serve } from '../../../tools/serve'\nimport { database } from '@console/sample'`,

  'apps/server/package.json': manifest('server', [], 'core', 'sample', 'app', 'ui'),
  'apps/server/src/main.ts': `import { database } from '@console/sample'\nimport { handlers } from '@console/app/mocks'\nimport { send } from '../../../tools/serve'\nimport { getResponse } from 'msw'`,

  '.storybook/package.json': manifest(
    'storybook',
    [],
    'core',
    'sample',
    'ui',
    'shell-frame',
    'feature-orders',
  ),
  '.storybook/preview.tsx': `import { frame } from '@console/shell-frame'\nimport { Button } from '@console/ui'\nimport { database } from '@console/sample'\nimport { setupWorker } from 'msw/browser'`,
}

/** Problems found when one file of the valid workspace is replaced or added. */
function findings(path: string, text: string): string[] {
  return checkBoundaries(temporaryTree({ ...sound, [path]: text })).map(
    ({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`,
  )
}

test('accepts a workspace that uses every allowed dependency', () => {
  expect(checkBoundaries(temporaryTree(sound))).toEqual([])
})

const arrow = {
  'core never imports ui': ['packages/core/src/a.ts', '@console/ui'],
  'core never imports the marketplace': ['packages/core/src/a.ts', '@console/domain/order'],
  'core never imports the sample backend': ['packages/core/src/a.test.ts', '@console/sample'],
  'the marketplace never imports the sample backend': [
    'packages/domain/src/order/a.test.ts',
    '@console/sample',
  ],
  'the marketplace never imports ui': ['packages/domain/src/order/a.ts', '@console/ui'],
  'the sample backend never imports a feature': [
    'packages/sample/src/a.ts',
    '@console/feature-orders',
  ],
  'ui never imports core': ['packages/ui/src/a.ts', '@console/core/api'],
  'templates never import the marketplace': [
    'packages/templates/record/src/a.ts',
    '@console/domain/order',
  ],
  'templates never import a shell part': [
    'packages/templates/record/src/a.ts',
    '@console/shell-frame',
  ],
  'templates never import a feature': [
    'packages/templates/record/src/a.ts',
    '@console/feature-orders',
  ],
  'a shell part never imports another': ['packages/shell/toolbar/src/a.ts', '@console/shell-frame'],
  'a shell part never imports a template': ['packages/shell/toolbar/src/a.ts', '@console/record'],
  'a shell part never imports a feature': [
    'packages/shell/frame/src/a.ts',
    '@console/feature-orders',
  ],
  'the whole shell never imports a feature': [
    'packages/shell/shell/src/a.ts',
    '@console/feature-orders',
  ],
  'a shell part never imports the whole shell': [
    'packages/shell/toolbar/src/a.ts',
    '@console/shell',
  ],
  'a feature never imports another': [
    'packages/features/orders/src/a.ts',
    '@console/feature-sales',
  ],
  'a feature never imports a shell part': [
    'packages/features/orders/src/a.ts',
    '@console/shell-frame',
  ],
  'a feature never imports the app': ['packages/features/orders/src/a.ts', '@console/app'],
  'the console never imports its server': ['apps/console/src/a.ts', '@console/server'],
  'the server never imports ui': ['apps/server/src/a.ts', '@console/ui'],
  'the preview never imports a feature': ['.storybook/a.ts', '@console/feature-orders'],
  'a story imports nothing but mocks from above its package': [
    'packages/ui/src/a.stories.tsx',
    '@console/core/api',
  ],
} satisfies Record<string, [string, string]>

test.each(Object.entries(arrow))('%s', (_rule, [path, specifier]) => {
  expect(findings(path, `\nimport { it } from '${specifier}'`)).toEqual([
    expect.stringMatching(`^${path}:2 imports ${specifier}\\. .+ know`),
  ])
})

test.each([
  ['a type import', `import type { It } from '@console/feature-sales'`],
  ['an inline type import', `type It = import('@console/feature-sales').It`],
  ['a lazy import', `void import('@console/feature-sales')`],
  ['a re-export', `export { it } from '@console/feature-sales'`],
  ['a re-export of everything', `export * from '@console/feature-sales'`],
])('%s counts as an import', (_form, text) => {
  expect(findings('packages/features/orders/src/a.ts', text)).toHaveLength(1)
})

describe('the engine of the sample backend', () => {
  test.each([
    ['a value', `import { orders } from '../data/order/rows'`],
    ['a type', `import type { Order } from '../data/order/rows'`],
    ['a lazy import', `const orders = () => import('../data/order/rows')`],
    ['a re-export', `export * from '../data/order/rows'`],
  ])('never imports its data: %s', (_form, text) => {
    expect(findings('packages/sample/src/server/a.ts', text)).toEqual([
      expect.stringMatching(
        /^packages\/sample\/src\/server\/a\.ts:1 imports .+ none of its data\. .+argument/,
      ),
    ])
  })

  test.each([
    ['its tests import data', 'packages/sample/src/server/a.test.ts', '../data/order/rows'],
    ['files beside the index import both', 'packages/sample/src/start.ts', './data/order/rows'],
    ['data import the engine', 'packages/sample/src/data/order/rows.ts', '../../server/endpoint'],
    ['data import data', 'packages/sample/src/data/order/rows.ts', '../shared/money'],
  ])('allows other imports: %s', (_what, path, specifier) => {
    expect(findings(path, `import { it } from '${specifier}'`)).toEqual([])
  })
})

test('a sample package is guarded like any feature', () => {
  const root = temporaryTree({
    ...sound,
    'packages/features/samples/mail/package.json': manifest('sample-mail', ['.'], 'feature-orders'),
    'packages/features/samples/mail/src/index.ts': `import { orders } from '@console/feature-orders'`,
  })
  expect(checkBoundaries(root)).toMatchObject([
    {
      file: 'packages/features/samples/mail/src/index.ts',
      message: expect.stringContaining('A feature knows only') as string,
    },
  ])
})

test('only exports of another package are imported', () => {
  expect(findings('packages/ui/src/a.ts', '')).toEqual([])
  expect(
    findings('packages/features/orders/src/a.ts', `import '@console/core/src/api/send'`),
  ).toEqual([expect.stringContaining('an inside path of @console/core. Import one of its exports')])
})

test('with a pattern of exports, only matching paths are imported', () => {
  const path = 'packages/features/orders/src/a.ts'
  expect(findings(path, `import '@console/domain/order'`)).toEqual([])
  expect(findings(path, `import '@console/domain/order/kind'`)).toEqual([
    expect.stringContaining('Import one of its exports (./order)'),
  ])
})

test('a package imports itself by relative paths', () => {
  expect(findings('packages/ui/src/a.ts', `import { Button } from '@console/ui'`)).toEqual([
    expect.stringContaining('Use a relative path'),
  ])
})

test.each([
  ['@console/record', 'Add "@console/record": "workspace:*" there'],
  ['react/jsx-runtime', 'Add "react": "catalog:" there'],
  ['@tanstack/react-query', 'Add "@tanstack/react-query": "catalog:" there'],
  ['vite', 'Add "vite": "catalog:" there'],
])('an imported package is declared: %s', (specifier, cure) => {
  expect(findings('packages/features/sales/src/a.ts', `import { it } from '${specifier}'`)).toEqual(
    [expect.stringContaining(cure)],
  )
})

test.each([
  ['to another package', '../../sales/src', 'Import @console/feature-sales by its name'],
  ['to a file outside every package', '../../../../tools/styles', 'Move the file into a package'],
])('a relative path never leaves its package %s', (_where, specifier, cure) => {
  expect(findings('packages/features/orders/src/a.ts', `export * from '${specifier}'`)).toEqual([
    expect.stringContaining(cure),
  ])
})

test('files have no import cycles', () => {
  const root = temporaryTree({
    ...sound,
    'packages/ui/src/top/a.ts': `import { b } from './b'`,
    'packages/ui/src/top/b.tsx': `import './folder'`,
    'packages/ui/src/top/folder/index.ts': `export * from '../a'`,
  })
  expect(checkBoundaries(root)).toEqual([
    {
      file: 'packages/ui/src/top/a.ts',
      message: expect.stringContaining(
        'by way of packages/ui/src/top/b.tsx → packages/ui/src/top/folder/index.ts → packages/ui/src/top/a.ts.',
      ) as string,
    },
  ])
})

describe('folders of a package', () => {
  const one = 'packages/ui/src/one'
  const other = 'packages/ui/src/other'

  test.each([
    ['values', `import { a } from '../one/a'`],
    ['types', `import type { A } from '../one/a'`],
    ['lazy parts', `export const load = () => import('../one/a')`],
  ])('never import each other’s %s in a cycle', (_what, text) => {
    const root = temporaryTree({
      ...sound,
      [`${one}/a.ts`]: '',
      [`${one}/b.ts`]: `import type { B } from '../other/deep/b'`,
      [`${other}/a.ts`]: text,
      [`${other}/deep/b.ts`]: '',
    })
    expect(checkBoundaries(root)).toEqual([
      {
        file: `${one}/b.ts`,
        line: 1,
        message: expect.stringContaining(
          'one → other → one: one/b.ts imports other/deep/b.ts, other/a.ts imports one/a.ts. Move what both need',
        ) as string,
      },
    ])
  })

  test('form no cycle through a third one', () => {
    const root = temporaryTree({
      ...sound,
      [`${one}/a.ts`]: `import { b } from '../other/b'`,
      [`${other}/b.ts`]: `import { c } from '../c'`,
      'packages/ui/src/c.ts': `import { d } from './one/d'`,
      [`${one}/d.ts`]: '',
    })
    expect(checkBoundaries(root)).toMatchObject([
      {
        file: 'packages/ui/src/c.ts',
        message: expect.stringContaining('. → one → other → .:') as string,
      },
    ])
  })

  test.each([
    ['stories', `${other}/a.stories.tsx`],
    ['tests', `${other}/a.test.ts`],
    ['the index', 'packages/ui/src/index.ts'],
  ])('may be imported in any direction by %s', (_what, path) => {
    const root = temporaryTree({
      ...sound,
      [`${one}/a.ts`]: `import { b } from '../other/b'`,
      [`${other}/b.ts`]: '',
      'packages/ui/src/b.ts': '',
      [path]: path.endsWith('index.ts') ? `export * from './one/a'` : `import '../one/a'`,
    })
    expect(checkBoundaries(root)).toEqual([])
  })

  test('never import the index', () => {
    expect(findings(`${one}/a.ts`, `import { Button } from '../index'`)).toEqual([
      expect.stringContaining('imports the index of its package'),
    ])
  })
})

test.each([
  ['packages/features/orders/src/a.ts', '@console/sample', 'A feature knows only'],
  ['apps/console/src/a.ts', '@console/feature-orders/mocks', 'sample backend is for'],
  ['packages/features/orders/src/a.ts', './mocks', 'Only stories and tests'],
  ['packages/features/orders/src/parts/a.ts', '../mocks/fixtures', 'Only stories and tests'],
  ['apps/console/src/a.ts', './mocks', 'Use import()'],
])('production code never imports mocks: %s, %s', (path, specifier, cure) => {
  expect(findings(path, `import { it } from '${specifier}'`)).toEqual([
    expect.stringContaining(cure),
  ])
})

test.each(['msw', 'msw/browser', 'vitest', 'storybook/test', '@playwright/test'])(
  'production code never imports %s',
  (specifier) => {
    expect(findings('packages/ui/src/a.ts', `import { it } from '${specifier}'`)).toEqual([
      expect.stringContaining('must not reach users'),
    ])
  },
)

test('production code never imports a story or a test', () => {
  expect(findings('packages/ui/src/a.ts', `import { Basic } from './Button.stories'`)).toEqual([
    expect.stringContaining('a story or a test'),
  ])
})

test('only stories and tests import the preview', () => {
  expect(findings('packages/ui/src/a.ts', `import preview from '#storybook/preview'`)).toEqual([
    expect.stringContaining('Only stories and tests may'),
  ])
})

test('every source is in a package', () => {
  expect(findings('packages/features/lost/src/a.ts', '')).toEqual([
    expect.stringContaining('Give its folder a package.json'),
  ])
})

test('the root lists no package of the workspace', () => {
  expect(
    findings('package.json', '{ "devDependencies": { "@console/ui": "workspace:*" } }'),
  ).toEqual([expect.stringContaining('every package could import it unseen')])
})
