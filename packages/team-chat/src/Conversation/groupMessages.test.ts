import { expect, test } from 'vitest'
import { groupMessages } from './groupMessages'

/** A message of a day and minute, in the user's time zone. */
const at = (who: string, day: number, minute: number) => ({
  who,
  message: `${day}/${minute}`,
  time: new Date(2026, 5, day, 9, minute),
})

/** Days as lists of runs, each with its author and number of messages. */
const shapeOf = (...dialog: ReturnType<typeof at>[]) =>
  groupMessages(dialog).map(({ runs }) => runs.map(({ who, messages }) => who + messages.length))

test('has no runs without messages', () => {
  expect(shapeOf()).toEqual([])
})

test('groups consecutive messages of one author into a run', () => {
  expect(shapeOf(at('a', 1, 0), at('a', 1, 1), at('b', 1, 2), at('a', 1, 3))).toEqual([
    ['a2', 'b1', 'a1'],
  ])
})

test('a pause of ten minutes begins another run, a shorter one does not', () => {
  expect(shapeOf(at('a', 1, 0), at('a', 1, 9), at('a', 1, 19))).toEqual([['a2', 'a1']])
})

test('a day begins another run', () => {
  const late = { ...at('a', 1, 0), time: new Date(2026, 5, 1, 23, 59) }
  const early = { ...at('a', 2, 0), time: new Date(2026, 5, 2, 0, 1) }
  expect(shapeOf(late, early)).toEqual([['a1'], ['a1']])
})
