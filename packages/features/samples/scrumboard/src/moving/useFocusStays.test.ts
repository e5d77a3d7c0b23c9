import { expect, test } from 'vitest'
import { inPlaceOf } from './useFocusStays'

const list = (id: string, ...idCards: string[]) => ({ id, name: id, idCards })
const before = [list('a', '1', '2', '3'), list('b'), list('c', '4')]

test.each([
  ['stays on an existing card', before, 'a', '2', undefined],
  [
    'stays on a moved card',
    [list('a', '1', '3'), list('b', '2'), list('c', '4')],
    'a',
    '2',
    undefined,
  ],
  ['goes to the next card', [list('a', '1', '3')], 'a', '2', { listId: 'a', cardId: '3' }],
  ['goes back from the last card', [list('a', '1', '2')], 'a', '3', { listId: 'a', cardId: '2' }],
  ['goes to the list of the only card', [list('c')], 'c', '4', { listId: 'c', cardId: null }],
  ['goes to the next list', [list('a'), list('c', '4')], 'b', null, { listId: 'c', cardId: null }],
  ['goes back from the last list', [list('a'), list('b')], 'c', '4', { listId: 'b', cardId: null }],
  ['goes nowhere from the only list', [], 'a', null, null],
])('the focus %s', (_, now, listId, cardId, expected) => {
  expect(inPlaceOf(before, now, { listId, cardId })).toEqual(expected)
})
