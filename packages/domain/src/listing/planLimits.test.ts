import { expect, test } from 'vitest'
import { exceededLimits, planUseOf } from './planLimits'

const starter = { photos: 5, phones: 1, categories: 1 }
const use = planUseOf({ photoCount: 5, phones: ['+254700000001'] })

test('a listing fits up to each limit', () => {
  expect(exceededLimits(use, starter)).toEqual([])
})

test('every exceeded limit is reported with its use and its maximum', () => {
  const over = planUseOf({ photoCount: 6, phones: ['+254700000001', '+254700000002'] })
  expect(exceededLimits(over, starter)).toEqual([
    { limit: 'photos', used: 6, allowed: 5 },
    { limit: 'phones', used: 2, allowed: 1 },
  ])
  expect(exceededLimits(use, { ...starter, categories: 0 })).toEqual([
    { limit: 'categories', used: 1, allowed: 0 },
  ])
})
