import { expect, test } from 'vitest'
import { checkCitations } from './checkCitations.ts'
import { temporaryTree } from './checks/temporaryTree.ts'

/** Problems found where one file contains `text`, and two sections and a decision exist. */
function found(text: string, file = 'packages/core/src/one.ts') {
  const root = temporaryTree({
    'docs/specification.md': '# Facts\n\n## 1. What\n\n## 2. Routes\n',
    'docs/decisions/0007-approvals.md': '# 0007',
    [file]: text,
  })
  return checkCitations(root).map(({ line, message }) => `${line}: ${message.split('. ')[0]}`)
}

test.each([
  '/** Specification 2: where it leads. */',
  '/** As specified (specification 1 and 2; decision 0007). */',
  '/** The specification has 12 of them, and\n * specification\n * 2 names them. */',
  "const rows = ['A1,T1']",
  '/** `D-Bus` and a design of 3 columns. */',
])('accepts citations that exist, and other text: %s', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['// specification 3', '1: cites section 3 of docs/specification.md, which has none.'],
  [
    '/**\n * As in specification 1, 2 and\n * specification 9.\n */',
    '3: cites section 9 of docs/specification.md, which has none.',
  ],
  ['/* decision 0008 */', '1: cites decision 0008, which docs/decisions does not have.'],
])('refuses a citation of a missing section or decision: %s', (text, problem) => {
  expect(found(text)).toEqual([problem])
})

// Concatenated, so that this file itself cites nothing.
test.each([
  ['/** Domain ', 'design: all of it. */'],
  ['/**\n * (domain\n * ', 'design). */'],
  ['/** Design ', '5.7. */'],
  ['/** Architecture ', '2. */'],
  ['// D-', '9'],
  ['/** A list (T', '1). */'],
  ['/** Specification 2', '.4. */'],
])('refuses a citation of a document outside the repository: %s…', (one, other) => {
  expect(found(one + other)).toEqual([
    expect.stringMatching(/which this repository does not hold|which has none/),
  ])
})

test('checks documents as well as code', () => {
  expect(found('See specification 8.', 'docs/decisions/0009.md')).toHaveLength(1)
  expect(found('See specification 8.', 'README.md')).toHaveLength(1)
})

test('a link of a document leads to a file', () => {
  const text =
    '[it](decisions/0007-approvals.md#why), [web](https://one.example), [below](#place), [gone](0008.md)'
  expect(found(text, 'docs/other.md')).toEqual(['1: links to 0008.md, which is not there.'])
})
