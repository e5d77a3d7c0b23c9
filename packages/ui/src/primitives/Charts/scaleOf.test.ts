import { expect, test } from 'vitest'
import { scaleOf } from './scaleOf'

test.each([
  [[0, 0], [0]],
  [[], [0]],
  [[1], [0, 1]],
  [
    [3, 2],
    [0, 1, 2, 3],
  ],
  [[5], [0, 2, 4, 6]],
  [[17], [0, 5, 10, 15, 20]],
  [[46], [0, 20, 40, 60]],
  [[130], [0, 50, 100, 150]],
  [[1290], [0, 500, 1000, 1500]],
])('%j has the ticks %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})

test('it ends at its last tick, and never below the greatest value', () => {
  for (let value = 1; value < 2000; value += 7) {
    const { top, ticks } = scaleOf([value])
    expect(top).toBeGreaterThanOrEqual(value)
    expect(ticks.at(-1)).toBe(top)
    expect(ticks.length).toBeLessThanOrEqual(5)
  }
})

test('values below one have a scale below one', () => {
  expect(scaleOf([0.4]).top).toBeCloseTo(0.4)
})
