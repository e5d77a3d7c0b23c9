import { expect, test } from 'vitest'
import { temporaryTree } from '../checks/temporaryTree.ts'
import { affectedBy } from './affected.ts'

const tree: Record<string, string> = {
  '.storybook/preview.tsx': `import { schemes } from '@console/ui'`,
  '.storybook/package.json': '{ "name": "@console/storybook" }',
  'packages/ui/package.json': '{ "name": "@console/ui", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': `export { schemes } from './tokens/schemes'\nexport { Button, type ButtonProps } from './Button'\nexport { Chip } from './Chip'`,
  'packages/ui/src/tokens/schemes.ts': `export const schemes = {}`,
  'packages/ui/src/Button.tsx': `import { Spinner } from './Spinner'\nexport const Button = Spinner`,
  'packages/ui/src/Spinner.tsx': `import './spinner.css'\nexport const Spinner = 1`,
  'packages/ui/src/spinner.css': '',
  'packages/ui/src/Chip.tsx': `export const Chip = 1`,
  'packages/ui/src/Button.stories.tsx': `import preview from '#storybook/preview'\nimport { Button } from './Button'`,
  'packages/ui/src/Chip.stories.tsx': `import { Chip } from './Chip'`,
  'packages/features/orders/package.json': '{ "name": "@console/feature-orders" }',
  'packages/features/orders/src/messages/en.ts': `export const en = {}`,
  'packages/features/orders/src/OrdersScreen.tsx': `import { Button } from '@console/ui'\nimport type { Chip } from '@console/ui'\nconst Details = () => import('./Details')`,
  'packages/features/orders/src/Details.tsx': `export const Details = 1`,
  'packages/features/orders/src/OrdersScreen.stories.tsx': `import { OrdersScreen } from './OrdersScreen'`,
}

const button = 'packages/ui/src/Button.stories.tsx'
const chip = 'packages/ui/src/Chip.stories.tsx'
const orders = 'packages/features/orders/src/OrdersScreen.stories.tsx'

function affected(changed: string[], before: Record<string, string> = {}) {
  const found = affectedBy(
    temporaryTree(tree),
    [button, chip, orders],
    changed,
    (path) => before[path] ?? tree[path],
  )
  return 'everything' in found ? found.everything : [...found.storyFiles]
}

test('a story is affected when one of its modules has changed, however deep', () => {
  expect(affected(['packages/ui/src/Spinner.tsx'])).toEqual([button, orders])
  expect(affected(['packages/features/orders/src/Details.tsx'])).toEqual([orders])
  expect(affected([chip])).toEqual([chip])
})

test('a story depends only on the exports that it uses of a barrel file, and not on types', () => {
  expect(affected(['packages/ui/src/Chip.tsx'])).toEqual([chip])
})

test('an additional export of a barrel file affects no story, and one from another file may affect every story', () => {
  const path = 'packages/ui/src/index.ts'
  expect(affected([path], { [path]: `export { Chip } from './Chip'` })).toEqual([])
  expect(affected([path], { [path]: `export { Chip } from './OldChip'` })).toMatch(/index\.ts/)
})

test('messages affect the stories of their package', () => {
  expect(affected(['packages/features/orders/src/messages/en.ts'])).toEqual([orders])
})

test('files around every story, and files that cannot be traced, affect every story', () => {
  for (const path of [
    '.storybook/decorators/withLook.tsx',
    'packages/ui/src/tokens/schemes.ts',
    'packages/ui/package.json',
    'packages/ui/src/spinner.css',
    'pnpm-lock.yaml',
    'tsconfig.json',
    'tools/vite/styledComponents.ts',
  ])
    expect(affected([path])).toContain(path)
})

test('documents, tests, tools and the console itself affect no story', () => {
  expect(
    affected([
      'README.md',
      'docs/pictures.md',
      'packages/ui/README.md',
      'packages/ui/src/Chip.test.ts',
      'apps/console/src/main.tsx',
      'tools/test.ts',
      'package.json',
    ]),
  ).toEqual([])
})
