import { expect, test } from 'vitest'
import { inPlaceOf } from './useFocusStays'

const list = (id: string, ...idCards: string[]) => ({ id, name: id, idCards })
const before = [list('a', '1', '2', '3'), list('b'), list('c', '4')]

test.each([
  ['a card that is there', before, 'a', '2', undefined],
  [
    'one that was moved',
    [list('a', '1', '3'), list('b', '2'), list('c', '4')],
    'a',
    '2',
    undefined,
  ],
  ['a card: the next', [list('a', '1', '3')], 'a', '2', { listId: 'a', cardId: '3' }],
  ['the last card: the one before', [list('a', '1', '2')], 'a', '3', { listId: 'a', cardId: '2' }],
  ['the only card', [list('c')], 'c', '4', { listId: 'c', cardId: null }],
  ['a list: the next', [list('a'), list('c', '4')], 'b', null, { listId: 'c', cardId: null }],
  ['the last list', [list('a'), list('b')], 'c', '4', { listId: 'b', cardId: null }],
  ['the only list', [], 'a', null, null],
])('the focus goes on from %s', (_, now, listId, cardId, expected) => {
  expect(inPlaceOf(before, now, { listId, cardId })).toEqual(expected)
})
