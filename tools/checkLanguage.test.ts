import { describe, expect, test } from 'vitest'
import { checkLanguage } from './checkLanguage.ts'
import { temporaryTree } from './checks/temporaryTree.ts'

const path = 'packages/features/orders/src/messages/en.ts'

/** Problems of a catalogue with one message and the comment above it. */
function findingsOf(text: string, comment = 'Column: invoiced amount.'): string[] {
  const root = temporaryTree({
    [path]: `export const en = {\n  /** ${comment} */\n  'list.total': ${JSON.stringify(text)},\n}`,
  })
  return checkLanguage(root, 1).map(({ message }) => message)
}

test('plain messages pass', () => {
  expect(findingsOf('You’re seeing the latest version.')).toEqual([])
  expect(findingsOf('What is this?')).toEqual([])
  expect(findingsOf('The file that you select is imported.')).toEqual([])
})

describe('a retired word is refused with the standard one', () => {
  test.each([
    ["You're offline", '’'],
    ['It stands on invoices.', '"is", "appears" or "shows"'],
    ['What was submitted does not go live.', 'a noun'],
    ['Saved. Who has the link can read it.', 'a noun'],
    ['Changed by others meanwhile', 'when it happened'],
    ['Whoever has it can sign in.', '"anyone who"'],
    ['Choose somebody', '"someone"'],
    ['Delete for ever', '"permanently"'],
    ['This cannot be taken back.', '"undo"'],
    ['Take in a file', '"import"'],
    ['Send it off', '"submit"'],
    ['Note payment', '"record the payment"'],
    ['Your E-mail', '"email"'],
  ])('%s', (text, instead) => {
    expect(findingsOf(text)).toEqual([expect.stringContaining(instead)])
  })
})

describe('a retired word in a name is refused with the standard one', () => {
  const namesIn = (file: string, text: string) =>
    checkLanguage(temporaryTree({ [file]: text }), 1).map(({ message }) => message)

  test.each([
    ['a function', 'export function firstHindranceOf() {}\n', '"blocker"'],
    ['a property', 'export const rule = { isTold: true }\n', '"reported"'],
    ['a type', 'export interface KeptDraft {}\n', '"stored"'],
    ['a parameter', 'export const send = (said: object) => said\n', '"input"'],
    [
      'a local',
      'export function read() {\n  const trouble = null\n  return trouble\n}\n',
      '"error"',
    ],
  ])('%s', (_, text, instead) => {
    expect(namesIn('packages/core/src/a.ts', text)).toEqual([expect.stringContaining(instead)])
  })

  test('a file', () => {
    expect(namesIn('packages/core/src/goldenOrders.ts', '')).toEqual([
      'goldenOrders has "golden". Write "fixture".',
    ])
  })

  test('words that only contain one, and other names, pass', () => {
    expect(namesIn('packages/core/src/a.ts', 'export const essaid = { keptical: 1 }\n')).toEqual([])
  })
})

describe('a retired word in prose is refused with the standard one', () => {
  const problemsIn = (file: string, text: string) =>
    checkLanguage(temporaryTree({ [file]: text }), 1)

  test('in a document, with its line', () => {
    expect(problemsIn('docs/decisions/0001-a.md', '# A\n\nIt is sent\nanew.\n')).toEqual([
      {
        file: 'docs/decisions/0001-a.md',
        line: 4,
        message: '"anew" is retired. Write "again".',
      },
    ])
  })

  test('in a comment, with its line', () => {
    const text = 'export {}\n\n/**\n * Whoever calls it.\n */\n'
    expect(problemsIn('packages/core/src/a.ts', text)).toEqual([
      expect.objectContaining({
        line: 4,
        message: expect.stringContaining('"anyone who"') as string,
      }),
    ])
  })

  test('a citation passes, and so does a code block', () => {
    const text = 'Not `anew`, “anew” or "anew".\n\n```\nanew\n```\n'
    expect(problemsIn('README.md', text)).toEqual([])
  })
})

test('the comment of a message opens with a noun', () => {
  expect(findingsOf('Total', 'What an order comes to.')).toEqual([
    expect.stringContaining("The comment of 'list.total' opens with a clause"),
  ])
})

test('limits the share of doc comments that open with a clause', () => {
  const root = temporaryTree({
    'packages/core/src/a.ts': '/** How long a claim lasts. */\nexport const lease = 15\n',
    'packages/core/src/b.ts': '/** Duration of a claim, in minutes. */\nexport const lease = 15\n',
  })
  expect(checkLanguage(root, 0.5)).toEqual([])
  expect(checkLanguage(root, 0.49).map(({ message }) => message)).toEqual([
    expect.stringContaining('1 of 2 doc comments'),
  ])
})

describe('a retired phrase in the title of a test is refused with the standard one', () => {
  const titlesIn = (file: string, text: string) =>
    checkLanguage(temporaryTree({ [file]: text }), 1).map(({ message }) => message)
  const file = 'packages/core/src/a.test.ts'

  test.each([
    ['a test', "test('stands still', () => {})\n", '"is", "appears" or "shows"'],
    ['a group', "describe('where a list ends', () => {})\n", 'a noun or a verb'],
    ['a table of tests', "test.each([1])('goes on after %i', () => {})\n", '"continues"'],
    ['a template', 'test(`${name} can be taken back`, () => {})\n', '"undone"'],
    ['a group of journeys', "test.describe('one can sign in', () => {})\n", '"the user"'],
  ])('%s', (_, text, instead) => {
    expect(titlesIn(file, text)).toEqual([expect.stringContaining(instead)])
  })

  test('a test of a story', () => {
    expect(
      titlesIn('packages/ui/src/A.stories.tsx', "Filled.test('anew', () => {})\n"),
    ).toHaveLength(1)
  })

  test('citations, other calls and other files pass', () => {
    expect(titlesIn(file, "test('shows “Nobody knows”', () => log('stands'))\n")).toEqual([])
    expect(titlesIn('packages/core/src/a.ts', "pattern.test('stands')\n")).toEqual([])
  })
})
