import { expect, test } from 'vitest'
import { mergeManifest, mergeSource } from './merge.ts'

/** Result of a merge, without the formatter's whitespace. */
function merged(text: string, template: string): string {
  return mergeSource('a.ts', text, template).replaceAll(/\s+/g, ' ').trim()
}

test.each([
  [
    'a list in alphabetical order gets an entry in its place',
    'export const all = [access, errors]',
    'export const all = [dashboards]',
    'export const all = [access,dashboards, errors]',
  ],
  [
    'any other list gets it at its end',
    'export const all = [errors, access]',
    'export const all = [dashboards]',
    'export const all = [errors, access,dashboards]',
  ],
  [
    'a list that has the entry stays as it is',
    'export const all = [access]',
    'export const all = [access]',
    'export const all = [access]',
  ],
  ['an empty list', 'export const all = []', 'export const all = [a]', 'export const all = [a,]'],
  [
    'records in a list have no alphabetical order',
    'export const all = [{ id: 2 }]',
    'export const all = [{ id: 1 }]',
    'export const all = [{ id: 2 },{ id: 1 }]',
  ],
  [
    'several entries keep their order',
    `export const en: Words = { 'b.b': 'B' } as const`,
    `export const en = { 'a.a': 'A', 'c.c': 'C', 'c.d': 'D' }`,
    `export const en: Words = { 'a.a': 'A', 'b.b': 'B', 'c.c': 'C', 'c.d': 'D' } as const`,
  ],
  [
    'an entry brings its comment, and takes no other',
    `export const en = { /** One. */ a: 'A', /** Three. */ c: 'C' }`,
    `export const en = { /** Two. */ b: 'B' }`,
    `export const en = { /** One. */ a: 'A', /** Two. */ b: 'B', /** Three. */ c: 'C' }`,
  ],
  [
    'an object inside a call inside a function',
    'export function start() { prepare(); return run({ handlers: [...a] }) }',
    'export function start() { return run({ handlers: [...b] }) }',
    'export function start() { prepare(); return run({ handlers: [...a,...b] }) }',
  ],
  [
    'an import between others, packages before files',
    `import { a } from '@console/a'\nimport { p } from './p'`,
    `import { b } from '@console/b'\nimport { p } from './p'`,
    `import { a } from '@console/a' import { b } from '@console/b' import { p } from './p'`,
  ],
  [
    'the last import',
    `import { a } from '@console/a'\n\nrun()`,
    `import { b } from '@console/b'`,
    `import { a } from '@console/a' import { b } from '@console/b' run()`,
  ],
  [
    'a name from a module that is imported already',
    `import { a } from 'm'`,
    `import { a, type B } from 'm'`,
    `import { a, type B } from 'm'`,
  ],
  [
    'a re-export at the end',
    `export { A } from './A'\n`,
    `export { B } from './B'`,
    `export { A } from './A' export { B } from './B'`,
  ],
])('%s', (_rule, text, template, result) => {
  expect(merged(text, template)).toBe(result)
})

test.each([
  ['nothing of that name', 'const other = []', 'a.ts has no all that could be added to'],
  ['something else of that name', 'export const all = read()', 'a.ts has no all'],
])('a file with %s is refused', (_what, text, message) => {
  expect(() => mergeSource('a.ts', text, 'export const all = [a]')).toThrow(message)
})

test('an entry of the same name is never replaced', () => {
  expect(() =>
    mergeSource(
      'a.ts',
      `export const paths = { list: '/a' }`,
      `export const paths = { list: '/b' }`,
    ),
  ).toThrow('a.ts has paths.list already')
})

test('adds missing entries to a manifest in alphabetical order and keeps the rest', () => {
  const manifest = { name: 'app', dependencies: { a: '1', c: '1' }, devDependencies: { z: '1' } }
  const template = { dependencies: { b: '1', c: '2' } }
  expect(mergeManifest(JSON.stringify(manifest), JSON.stringify(template))).toBe(
    `${JSON.stringify({ ...manifest, dependencies: { a: '1', b: '1', c: '1' } }, null, 2)}\n`,
  )
})
