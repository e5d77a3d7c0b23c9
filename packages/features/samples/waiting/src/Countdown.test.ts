import { expect, test } from 'vitest'
import { timeLeft } from './Countdown'

test.each([
  { milliseconds: 129_600_000, left: [1, 12, 0, 0] },
  { milliseconds: 90_061_000, left: [1, 1, 1, 1] },
  { milliseconds: 59_001, left: [0, 0, 1, 0] },
  { milliseconds: 1, left: [0, 0, 0, 1] },
  { milliseconds: 0, left: [0, 0, 0, 0] },
  { milliseconds: -5000, left: [0, 0, 0, 0] },
])('$milliseconds ms are $left', ({ milliseconds, left }) => {
  expect(Object.values(timeLeft(milliseconds))).toEqual(left)
})
