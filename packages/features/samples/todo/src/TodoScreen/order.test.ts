import { expect, test } from 'vitest'
import { sampleTodos } from '../mocks/sampleTodos'
import { moved, ordered } from './order'

const titles = (...given: Parameters<typeof ordered>) => ordered(...given).map(({ id }) => id)
const all = sampleTodos.map(({ id }) => id)

test('what the reader has not put anywhere is new, and comes first', () => {
  const [newest, ...others] = all
  expect(titles(sampleTodos, 'manual', false, others.toReversed())).toEqual([
    newest,
    ...others.toReversed(),
  ])
})

test.each(['startDate', 'dueDate'] as const)('by %s, those without one come last', (order) => {
  for (const isDescending of [false, true]) {
    const days = ordered(sampleTodos, order, isDescending, []).map((todo) => todo[order])
    const known = days.filter((day) => day !== null)
    expect(days.slice(0, known.length)).toEqual(known)
    expect(known).toEqual(isDescending ? known.toSorted().toReversed() : known.toSorted())
  }
})

test('a to-do is moved up and down, and again from the end', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, list, 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(list, list, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, list, 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moved(list, list, 'a', 3)).toEqual(list)
})

test('what another list shows keeps its place', () => {
  expect(moved(['a', 'x', 'b', 'y', 'c'], ['a', 'b', 'c'], 'c', 0)).toEqual([
    'c',
    'a',
    'x',
    'b',
    'y',
  ])
  // Nothing was moved before.
  expect(moved([], ['a', 'b', 'c'], 'b', 0)).toEqual(['b', 'a', 'c'])
})
