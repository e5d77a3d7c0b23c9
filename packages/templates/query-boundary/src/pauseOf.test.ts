import { expect, test } from 'vitest'
import { pauseOf } from './pauseOf'

test('doubles the pause each time, and lets the user decide after four attempts', () => {
  const seconds = [1, 2, 3, 4].map((pauses) => pauseOf({ retryAfter: 3, pauses }))
  expect(seconds.map((pause) => pause.seconds)).toEqual([3, 6, 12, 24])
  expect(seconds.every(({ isAuto }) => isAuto)).toBe(true)
  expect(pauseOf({ retryAfter: 3, pauses: 5 })).toEqual({ seconds: 24, isAuto: false })
})

test('waits 15 seconds when the server names no pause', () => {
  expect(pauseOf({ retryAfter: null, pauses: 1 })).toEqual({ seconds: 15, isAuto: true })
})

test('does not wait automatically for a pause of a year', () => {
  expect(pauseOf({ retryAfter: 31_536_000, pauses: 1 })).toEqual({
    seconds: 31_536_000,
    isAuto: false,
  })
})
