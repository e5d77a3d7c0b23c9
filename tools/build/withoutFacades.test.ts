import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { withoutFacades } from './withoutFacades.ts'

/** Applies the plugin to files given by name and code, and returns the code of those that are left. */
function filesLeft(files: Readonly<Record<string, string>>): Record<string, string> {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, code]) => [
      fileName,
      { type: 'chunk', fileName, code } as Rolldown.OutputChunk,
    ]),
  )
  const generate = withoutFacades.generateBundle as (options: unknown, bundle: unknown) => void
  generate({}, bundle)
  return Object.fromEntries(Object.values(bundle).map(({ fileName, code }) => [fileName, code]))
}

const messages = 'var e={},t={};export{e as n,t};'

test('a file that only re-exports one name is imported from its source', () => {
  expect(
    filesLeft({
      'assets/main.js': 'import(`./en-1.js`).then(e=>e.en);import("./en-2.js")',
      'assets/en-1.js': 'export{t as en}from"./messages-en.js";',
      'assets/en-2.js': 'export{n as en}from"./messages-en.js";\n',
      'assets/messages-en.js': messages,
    }),
  ).toEqual({
    'assets/main.js':
      'import(`./messages-en.js`).then(m=>({en:m.t})).then(e=>e.en);import("./messages-en.js").then(m=>({en:m.n}))',
    'assets/messages-en.js': messages,
  })
})

test('a file with code of its own, and its importers, are unchanged', () => {
  const files = {
    'assets/main.js': 'import("./en.js")',
    'assets/en.js': 'import"./styles.js";export{t as en}from"./messages-en.js";',
  }
  expect(filesLeft(files)).toEqual(files)
})
