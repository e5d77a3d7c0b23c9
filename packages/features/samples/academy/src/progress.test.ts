import { expect, test } from 'vitest'
import type { CourseRow } from './contract'
import { comeTo, nextStepOf, readUpTo, standingOf } from './progress'

const at = (activeStep: number) => ({ activeStep, totalSteps: 6 }) as CourseRow

test.each([
  [0, 'start', 1],
  [1, 'continue', 1],
  [5, 'continue', 5],
  [6, 'completed', 1],
  // The server may have shortened the course.
  [9, 'completed', 1],
] as const)('at step %i of 6: %s, next step %i', (step, standing, next) => {
  expect(standingOf(at(step))).toBe(standing)
  expect(nextStepOf(at(step))).toBe(next)
})

test.each([
  [0, 1, 1],
  [3, 2, 3],
  [3, 5, 5],
  [3, 7, 6],
  [6, 1, 6],
])('from progress %i, reading step %i leads to progress %i', (before, read, after) => {
  expect(comeTo(at(before), read).activeStep).toBe(after)
})

test.each([
  [0, 1, 1],
  [3, 4, 4],
  [3, 3, 3],
  [3, 1, 3],
  [3, 8, 3],
  [0, 4, 0],
])('with steps up to %i read, opening step %i counts steps up to %i', (furthest, step, after) => {
  expect(readUpTo(furthest, step)).toBe(after)
})
