import { expect, test } from 'vitest'
import { spending } from './Spent'

const shillings = (amount: number) => ({ amount, currency: 'KES' as const })
const week = (day: string, amount: number) => ({ week: day, spent: shillings(amount) })

test('accumulates spending by week, with the rest of the budget remaining', () => {
  const weeks = spending(shillings(100), [week('2026-06-01', 30), week('2026-06-08', 50)])
  expect(weeks.map(({ weekly, spent, remaining }) => [weekly, spent, remaining])).toEqual([
    [30, 30, 70],
    [50, 80, 20],
  ])
})

test('nothing remains of an exceeded budget', () => {
  expect(spending(shillings(20), [week('2026-06-01', 30)])[0]?.remaining).toBe(0)
})
