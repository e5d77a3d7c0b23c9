import { expect, test } from 'vitest'
import {
  cardBeside,
  type Direction,
  moveCard,
  moveCardBack,
  moveList,
  moveListBack,
  numberAt,
  placeOfCard,
  stepCard,
  stepList,
  withoutCard,
} from './arrangement'

const list = (id: string, cards: string) => ({ id, name: id, idCards: cards.split('') })
const lists = [list('one', 'abc'), list('two', ''), list('three', 'de')]
const written = (arranged: typeof lists) =>
  arranged.map(({ id, idCards }) => `${id}:${idCards.join('')}`).join(' ')

test('moves a card before another or to the end, or leaves it in place', () => {
  expect(written(moveCard(lists, 'c', { listId: 'one', before: 'a' }))).toBe(
    'one:cab two: three:de',
  )
  expect(written(moveCard(lists, 'a', { listId: 'two', before: null }))).toBe(
    'one:bc two:a three:de',
  )
  expect(written(moveCard(lists, 'a', { listId: 'three', before: 'e' }))).toBe(
    'one:bc two: three:dae',
  )
  const place = placeOfCard(lists, 'b')
  expect(place).toEqual({ listId: 'one', before: 'c' })
  expect(moveCard(lists, 'b', place!)).toEqual(lists)
})

test('loses no card when others have removed some', () => {
  // The neighbour is gone: at the end. The list is gone: unchanged.
  expect(written(moveCard(lists, 'a', { listId: 'three', before: 'gone' }))).toBe(
    'one:bc two: three:dea',
  )
  expect(moveCard(lists, 'a', { listId: 'gone', before: null })).toEqual(lists)
})

test('specification 4: removing a card removes it from all lists', () => {
  expect(written(withoutCard([...lists, list('four', 'ba')], 'a'))).toBe(
    'one:bc two: three:de four:b',
  )
})

test('moves a list before another or to the end', () => {
  expect(moveList(lists, 'three', 'one').map(({ id }) => id)).toEqual(['three', 'one', 'two'])
  expect(moveList(lists, 'one', null).map(({ id }) => id)).toEqual(['two', 'three', 'one'])
  expect(moveList(lists, 'gone', 'one')).toEqual(lists)
})

/** Position of a lifted card after moves by arrows, as its list and number. */
function led(cardId: string, directions: readonly Direction[]) {
  let place = placeOfCard(lists, cardId)!
  for (const direction of directions) place = stepCard(lists, cardId, place, direction)
  return `${place.listId} ${numberAt(lists, cardId, place).number}`
}

test('arrows move a lifted card up and down, to other lists and back', () => {
  expect(led('b', ['up'])).toBe('one 1')
  expect(led('b', ['up', 'up'])).toBe('one 1')
  expect(led('b', ['down', 'down'])).toBe('one 3')
  expect(led('b', ['on'])).toBe('two 1')
  expect(led('a', ['on', 'on'])).toBe('three 1')
  expect(led('a', ['on', 'on', 'on'])).toBe('three 1')
  expect(led('c', ['on', 'on', 'down', 'last', 'back', 'back', 'first'])).toBe('one 1')
  expect(led('d', ['back', 'back', 'last'])).toBe('one 4')
})

test('arrows move a lifted list as far as both ends', () => {
  expect(stepList(lists, 'one', 'two', 'on')).toBe('three')
  expect(stepList(lists, 'one', 'three', 'on')).toBeNull()
  expect(stepList(lists, 'one', null, 'on')).toBeNull()
  expect(stepList(lists, 'one', null, 'back')).toBe('three')
  expect(stepList(lists, 'three', null, 'first')).toBe('one')
})

test('keys move the focus from card to card, past an empty list', () => {
  expect(cardBeside(lists, 'a', 'down')).toBe('b')
  expect(cardBeside(lists, 'c', 'down')).toBeUndefined()
  expect(cardBeside(lists, 'c', 'on')).toBe('e')
  expect(cardBeside(lists, 'd', 'back')).toBe('a')
  expect(cardBeside(lists, 'a', 'last')).toBe('c')
})

test('restores a card before the first following card that still exists', () => {
  const moved = moveCard(lists, 'a', { listId: 'two', before: null })
  expect(written(moveCardBack(moved, 'a', lists))).toBe('one:abc two: three:de')
  const movedByOthers = moveCard(moved, 'b', { listId: 'three', before: null })
  expect(written(moveCardBack(movedByOthers, 'a', lists))).toBe('one:ac two: three:deb')
  expect(written(moveCardBack(moved.slice(1), 'a', lists))).toBe('two:a three:de')
})

test('restores a list before the first following list that still exists', () => {
  const moved = moveList(lists, 'one', null)
  expect(written(moveListBack(moved, 'one', lists))).toBe('one:abc two: three:de')
  expect(written(moveListBack(moved.slice(1), 'one', lists))).toBe('one:abc three:de')
})
