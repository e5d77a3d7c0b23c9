import { expect, test } from 'vitest'
import { byteRangeOf } from './byteRange'

const size = 10

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=2-5', 2, 5],
  ['bytes=5-', 5, 9],
  ['bytes=5-99', 5, 9],
  ['bytes=-3', 7, 9],
  ['bytes=-99', 0, 9],
  [' bytes=1-2 ', 1, 2],
])('reads %s', (header, first, last) => {
  expect(byteRangeOf(header, size)).toEqual({ first, last })
})

test.each([
  'bytes=5-1',
  'bytes=5-3.5',
  'bytes=a-b',
  'bytes=-',
  'bytes=',
  'bytes=--5',
  'bytes=0-1,3-4',
  'lines=0-1',
  'x',
  '',
  undefined,
])('ignores %s', (header) => {
  expect(byteRangeOf(header, size)).toBeUndefined()
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'cannot satisfy %s',
  (header) => {
    expect(byteRangeOf(header, size)).toBe('unsatisfiable')
  },
)

test('cannot satisfy any range of an empty file', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable')
})
