import type { Money } from '@console/core/contracts'
import type { WidgetNamed } from './contract'

/** One week of a budget, in the smallest units of its currency. */
export interface WeekOfBudget {
  /** Its Monday. */
  week: string
  weekly: number
  /** From the first week to this one. */
  spent: number
  /** Of the whole budget; never below nothing. */
  remaining: number
}

/** How a budget was spent, week by week. */
export function spending(budget: Money, weeks: WidgetNamed<'spent'>['data']): WeekOfBudget[] {
  return weeks.reduce<WeekOfBudget[]>((so, { week, spent: { amount } }) => {
    const spent = (so.at(-1)?.spent ?? 0) + amount
    return [...so, { week, weekly: amount, spent, remaining: Math.max(0, budget.amount - spent) }]
  }, [])
}
