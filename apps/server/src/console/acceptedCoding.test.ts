import { expect, test } from 'vitest'
import { acceptedCoding } from './acceptedCoding'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['GZIP ; Q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['gzip;q=2', undefined],
  ['gzip;q=', undefined],
  ['gzip;q=0.5, identity', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
  [',;,', undefined],
  [null, undefined],
])('chooses from %s: %s', (header, coding) => {
  expect(acceptedCoding(header, ['br', 'gzip'])).toBe(coding)
})
