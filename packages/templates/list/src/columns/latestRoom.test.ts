import { expect, test } from 'vitest'
import { formatRoom, parseRoom } from './latestRoom'

const room = { width: 1080, scale: 1, isCards: false }

test('a list starts with the room of the last one in a window of the same width', () => {
  expect(parseRoom(formatRoom(room, 1440), 1440)).toEqual(room)
  expect(parseRoom(formatRoom(room, 1440), 390)).toBeUndefined()
})

test.each([null, '', '{', '[]', '{"window":1440}', '{"window":1440,"room":{"width":"1"}}'])(
  'ignores a stored room that is invalid: %s',
  (text) => {
    expect(parseRoom(text, 1440)).toBeUndefined()
  },
)
