import { expect, test } from 'vitest'
import { isLongOverdue } from './isLongOverdue'

test.each([
  ['2026-06-15T10:00:00Z', false],
  ['2026-06-14T09:00:00Z', false],
  ['2026-06-13T09:00:01Z', false],
  ['2026-06-13T09:00:00Z', true],
  ['2026-06-06T09:00:00Z', true],
])('a deadline of %s is long overdue: %s', (dueAt, expected) => {
  expect(isLongOverdue(dueAt, new Date('2026-06-15T09:00:00Z'))).toBe(expected)
})
