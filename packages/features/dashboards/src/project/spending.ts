import type { Money } from '@console/core/contracts'
import type { WidgetNamed } from './contract'

/** A week of a budget, in the smallest unit of its currency. */
export interface WeekOfBudget {
  /** Its Monday. */
  week: string
  weekly: number
  /** Total from the first week to this one. */
  spent: number
  /** Remaining part of the whole budget; never negative. */
  remaining: number
}

/** Spending of a budget by week. */
export function spending(budget: Money, weeks: WidgetNamed<'spent'>['data']): WeekOfBudget[] {
  return weeks.reduce<WeekOfBudget[]>((so, { week, spent: { amount } }) => {
    const spent = (so.at(-1)?.spent ?? 0) + amount
    return [...so, { week, weekly: amount, spent, remaining: Math.max(0, budget.amount - spent) }]
  }, [])
}
