/** Billing periods of a plan; one that is paid `once` has no end. */
export const planPeriods = ['month', 'quarter', 'year', 'once'] as const

/** Billing period of a plan. */
type PlanPeriod = (typeof planPeriods)[number]

/** Days of a period; without an end, the maximum number of days that a listing can be featured. */
export const daysOf: Readonly<Record<PlanPeriod, number>> = {
  month: 30,
  quarter: 91,
  year: 365,
  once: 365,
}

/** Statuses of a plan; the subscribers of a retired one stay on it until they renew. */
export const planStatuses = ['draft', 'active', 'retired'] as const

export type PlanStatus = (typeof planStatuses)[number]

/** Actions of operators on a plan, beside editing it. */
export const planActions = ['publish', 'retire', 'restore'] as const

export type PlanAction = (typeof planActions)[number]

/** Blockers of these actions. */
export const planBlockers = ['wrong_status'] as const
