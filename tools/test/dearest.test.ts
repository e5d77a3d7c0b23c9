import { expect, test } from 'vitest'
import { dearestOf } from './dearest.ts'

test('names the slowest first, with the sum of its tests', () => {
  const times = [
    { place: 'quick.test.ts', milliseconds: 900 },
    { place: 'slow.test.ts', milliseconds: 700 },
    { place: 'slow.test.ts', milliseconds: 1300 },
  ]
  expect(dearestOf(times)).toEqual(['   2.0 s  slow.test.ts (2)', '   0.9 s  quick.test.ts'])
})

test('names at most ten', () => {
  const times = Array.from({ length: 30 }, (_, index) => ({
    place: `${index}`,
    milliseconds: index,
  }))
  expect(dearestOf(times)).toHaveLength(10)
})
