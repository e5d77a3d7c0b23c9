import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryTree } from './checks/temporaryTree.ts'

/** Each case: its name, a file, its text, and the rule that it breaks, if any. */
const cases: [what: string, path: string, text: string, rule?: string][] = [
  ['a default export', 'a.ts', 'export default 1', 'import(no-default-export)'],
  ['any', 'a.ts', 'export const a: any = 1', 'typescript(no-explicit-any)'],
  [
    'a floating promise',
    'a.ts',
    'export function a() { Promise.resolve(1) }',
    'typescript(no-floating-promises)',
  ],
  [
    'a missing case',
    'a.ts',
    `export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1 } return 2 }`,
    'typescript(switch-exhaustiveness-check)',
  ],
  [
    'a hook in a condition',
    'A.tsx',
    `import { useState } from 'react'
     export function A({ b }: { b: boolean }) { if (b) useState(1); return null }`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'an effect with a missing dependency',
    'A.tsx',
    `import { useEffect } from 'react'
     export function A({ b }: { b: () => void }) { useEffect(() => b(), []); return null }`,
    'react-hooks(exhaustive-deps)',
  ],
  [
    'an image without a text alternative',
    'A.tsx',
    'export const A = () => <img src="a.svg" />',
    'jsx-a11y(alt-text)',
  ],
  [
    'a focused test',
    'a.test.ts',
    `import { expect, test } from 'vitest'
     test.only('a', () => { expect(1).toBe(1) })`,
    'vitest(no-focused-tests)',
  ],
  [
    'a TODO in a comment',
    'a.ts',
    'export const a = 1 // TODO: more',
    'eslint(no-warning-comments)',
  ],
  [
    'a file name that is neither camelCase nor PascalCase',
    'an-order.ts',
    'export const a = 1',
    'unicorn(filename-case)',
  ],
  ['a console message', 'a.ts', `console.log('here')`, 'eslint(no-console)'],
  [
    'an unguarded browser storage',
    'a.ts',
    `export const a = localStorage.getItem('b')`,
    'eslint(no-restricted-globals)',
  ],
  [
    'an unguarded browser storage, through the window',
    'a.ts',
    `export const a = globalThis.sessionStorage`,
    'eslint(no-restricted-properties)',
  ],
  [
    'the module that guards the browser storages',
    'core/src/storage/openStorage.ts',
    'export const a = () => localStorage',
  ],
  ["XState's types", 'a.ts', `export const a = { types: {} as { events: { type: 'a.b' } } }`],
  ['the default export of a configuration', 'a.config.ts', 'export default {}'],
]

/** Rules of .oxlintrc.json that each case breaks, found in one run. */
function lint(): string[][] {
  const root = join(import.meta.dirname, '..')
  const folder = temporaryTree({
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" } }',
    ...Object.fromEntries(cases.map(([, path, text], index) => [`case${index}/${path}`, text])),
  })
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--config', join(root, '.oxlintrc.json'), '--format', 'json', folder],
    { encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[]
  }
  return cases.map((_case, index) =>
    diagnostics
      .filter(({ filename }) => filename.includes(`/case${index}/`))
      .map(({ code }) => code),
  )
}

test('lint reports exactly what the house style excludes', () => {
  const found = lint()
  expect(Object.fromEntries(cases.map(([what], index) => [what, found[index]]))).toEqual(
    Object.fromEntries(cases.map(([what, , , rule]) => [what, rule ? [rule] : []])),
  )
})
