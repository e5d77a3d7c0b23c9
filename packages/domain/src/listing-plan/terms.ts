/** How long a plan lasts before it has to be renewed; one that is paid `once` has no end. */
export const planPeriods = ['month', 'quarter', 'year', 'once'] as const

/** How long a plan lasts. */
type PlanPeriod = (typeof planPeriods)[number]

/** The days of a period; of one without an end those for which a listing on it can be featured at most. */
export const daysOf: Readonly<Record<PlanPeriod, number>> = {
  month: 30,
  quarter: 91,
  year: 365,
  once: 365,
}

/** Whether businesses can come to a plan; those who are on one that is retired stay on it until they renew. */
export const planStatuses = ['draft', 'active', 'retired'] as const

/** Whether businesses can come to a plan. */
export type PlanStatus = (typeof planStatuses)[number]

/** What an operator may do with a plan, beside writing it. */
export const planActions = ['publish', 'retire', 'restore'] as const

/** What an operator may do with a plan, beside writing it. */
export type PlanAction = (typeof planActions)[number]

/** Why an action cannot be taken now. */
export const planHindrances = ['wrong_status'] as const
