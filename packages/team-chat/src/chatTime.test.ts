import { expect, test } from 'vitest'
import { readChatTime, writeChatTime } from './chatTime'

test.each([
  ['June 15th 2026, 9:00:00 am', '2026-06-15T09:00:00Z'],
  ['January 1st 2027, 12:00:01 am', '2027-01-01T00:00:01Z'],
  ['February 22nd 2026, 12:30:00 pm', '2026-02-22T12:30:00Z'],
  ['December 3rd 2026, 11:59:59 pm', '2026-12-03T23:59:59Z'],
  ['November 11th 2026, 1:05:00 pm', '2026-11-11T13:05:00Z'],
])('specification 3: “%s” is %s, read and written', (text, instant) => {
  expect(readChatTime(text)).toEqual(new Date(instant))
  expect(writeChatTime(new Date(instant))).toBe(text)
})

test.each(['2026-06-15T09:00:00Z', '', 'Juni 15th 2026, 9:00:00 am'])(
  '“%s” is not a time of that format',
  (text) => {
    expect(readChatTime(text).getTime()).toBeNaN()
  },
)
