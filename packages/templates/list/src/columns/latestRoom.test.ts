import { expect, test } from 'vitest'
import { formatRoom, parseRoom } from './latestRoom'

const room = { width: 1080, scale: 1, isCards: false }

test('a list begins with the room that the last one had in a window of the same width', () => {
  expect(parseRoom(formatRoom(room, 1440), 1440)).toEqual(room)
  expect(parseRoom(formatRoom(room, 1440), 390)).toBeUndefined()
})

test.each([null, '', '{', '[]', '{"window":1440}', '{"window":1440,"room":{"width":"1"}}'])(
  'a room that cannot be read is measured: %s',
  (text) => {
    expect(parseRoom(text, 1440)).toBeUndefined()
  },
)
