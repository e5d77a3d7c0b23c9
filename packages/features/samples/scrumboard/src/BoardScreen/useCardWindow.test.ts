import { expect, test } from 'vitest'
import { piecesOf } from './useCardWindow'

const ids = 'abcdefghij'.split('')
const heightOf = (id: string) => (id === 'b' ? 50 : 10)

/** `10 c d 40`: spacers and cards, in order. */
const drawn = (top: number, bottom: number, ...pinned: string[]) =>
  piecesOf(ids, heightOf, { top, bottom }, new Set(pinned))
    .map((piece) => (piece.kind === 'card' ? piece.id : piece.height))
    .join(' ')

test('draws the visible cards, and spacers for the others', () => {
  expect(drawn(0, 65)).toBe('a b c 70')
  expect(drawn(85, 95)).toBe('80 e f 40')
  expect(drawn(85, 1000)).toBe('80 e f g h i j')
})

test('draws pinned cards at their position', () => {
  expect(drawn(0, 5, 'f')).toBe('a 80 f 40')
})
