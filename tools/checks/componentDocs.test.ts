import { expect, test } from 'vitest'
import { componentDocsOf } from './componentDocs.ts'
import { readSource } from './source.ts'
import { temporaryTree } from './temporaryTree.ts'

function docsOf(stories: string, component = '') {
  const root = temporaryTree({ 'Key.stories.tsx': stories, 'Key.tsx': component })
  return componentDocsOf(root, readSource(root, 'Key.stories.tsx'))
}

const meta = `import { Key } from './Key'\nconst meta = preview.meta({ component: Key })`

/** Keys of a test with the given body. */
function keysOf(body: string) {
  const { keyTests } = docsOf(`Open.test('rule', async ({ userEvent }) => { ${body} })`)
  return keyTests.map(({ keys }) => keys.join(' '))
}

test('the purpose is the doc comment of the meta, or else that of the component', () => {
  const component = `/** A key.\\n *\\n * Details. */\nexport const Key = 1`.replaceAll('\\n', '\n')
  expect(docsOf(meta, component).purpose).toBe('A key.')
  expect(docsOf(meta.replace('const meta', '/** An example. */ const meta')).purpose).toBe(
    'An example.',
  )
  expect(
    docsOf(meta, `/** Other. */ const other = 1\nexport const Key = 1`).purpose,
  ).toBeUndefined()
})

test('a component that the stories file declares has no purpose', () => {
  const local = `/** Set up. */\nfunction Key() {}\nconst meta = preview.meta({ component: Key })`
  expect(docsOf(local).purpose).toBeUndefined()
})

test('reads plain texts of about', () => {
  const about = `{ use: 'It.', anatomy: ['A.', 'B.'] }`
  const text = `const meta = preview.type<X>().meta({ parameters: { about: ${about} } })`
  expect(docsOf(text).about).toEqual({ use: 'It.', anatomy: ['A.', 'B.'] })
})

test('lists the keys of tests, with held modifiers', () => {
  expect(keysOf(`await userEvent.keyboard('{Shift>}{End}{/Shift} j{Enter}')`)).toEqual([
    'Shift+End Enter',
  ])
  expect(keysOf(`await userEvent.keyboard('{Control>}a{/Control}')`)).toEqual(['Ctrl+A'])
  expect(keysOf(`await userEvent.keyboard(' ')`)).toEqual(['Space'])
  expect(keysOf(`const back = '{ArrowLeft}'; await userEvent.keyboard(back)`)).toEqual([
    'ArrowLeft',
  ])
})

test('ignores typed text, and a Tab that only leaves a field', () => {
  expect(keysOf(`await userEvent.type(field, 'Ada (1)')`)).toEqual([])
  expect(keysOf(`await userEvent.tab()`)).toEqual([])
  expect(keysOf(`await userEvent.tab(); await expect(a).toHaveFocus()`)).toEqual(['Tab'])
  expect(keysOf(`await userEvent.tab({ shift: true }); a.toHaveFocus()`)).toEqual(['Shift+Tab'])
})
