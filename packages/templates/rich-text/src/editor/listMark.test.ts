import { expect, test } from 'vitest'
import { readListMark } from './listMark'

test.each([
  ['1.', 1],
  ['12)', 12],
  ['(1)', 1],
  ['1-', 1],
  ['١.', 1],
  ['٢٣-', 23],
  ['۵.', 5],
  ['2.3.', 3],
  ['b)', 2],
  ['i.', 1],
  ['viii.', 8],
  ['XIV.', 14],
  ['أ.', 1],
  ['5.\u00A0\u00A0', 5],
])('%j is the number %i', (text, number) => {
  expect(readListMark(text)).toEqual({ number })
})

test.each(['·', 'o', '§', '•', '-', '', 'Ø', '–'])('%j is a bullet', (text) => {
  expect(readListMark(text)).toBeNull()
})
