import { expect, test } from 'vitest'
import { sampleTodos } from '../mocks/sampleTodos'
import { moved, ordered } from './order'

const titles = (...given: Parameters<typeof ordered>) => ordered(...given).map(({ id }) => id)
const all = sampleTodos.map(({ id }) => id)

test('treats to-dos without a manual position as new, and lists them first', () => {
  const [newest, ...others] = all
  expect(titles(sampleTodos, 'manual', false, others.toReversed(), 'en')).toEqual([
    newest,
    ...others.toReversed(),
  ])
})

test.each(['startDate', 'dueDate'] as const)('sorts by %s, missing ones last', (order) => {
  for (const isDescending of [false, true]) {
    const days = ordered(sampleTodos, order, isDescending, [], 'en').map((todo) => todo[order])
    const known = days.filter((day) => day !== null)
    expect(days.slice(0, known.length)).toEqual(known)
    expect(known).toEqual(isDescending ? known.toSorted().toReversed() : known.toSorted())
  }
})

// Turkish sorts ç after all of c; English treats it as an accent.
test.each([
  ['tr', ['cz', 'ça']],
  ['en', ['ça', 'cz']],
] as const)('sorts titles by the rules of the language: %s', (language, expected) => {
  const [some] = sampleTodos
  const named = ['ça', 'cz'].map((title) => ({ ...some!, title }))
  const found = ordered(named, 'title', false, [], language).map(({ title }) => title)
  expect(found).toEqual(expected)
})

test('moves a to-do up, down and to the end, and ignores a position beyond it', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, list, 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(list, list, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, list, 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moved(list, list, 'a', 3)).toEqual(list)
})

test('keeps the position of to-dos in other lists', () => {
  expect(moved(['a', 'x', 'b', 'y', 'c'], ['a', 'b', 'c'], 'c', 0)).toEqual([
    'c',
    'a',
    'x',
    'b',
    'y',
  ])
  // Nothing has been moved before.
  expect(moved([], ['a', 'b', 'c'], 'b', 0)).toEqual(['b', 'a', 'c'])
})
