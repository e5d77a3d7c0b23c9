/** Specification 2, listings: the screens of plans. The list takes `?new=` (decision 0030). */
export const planPaths = {
  list: '/listing/plan',
  details: '/plan/details/:planId',
} as const

/** Address of a plan, to view and edit it. */
export const toPlan = (planId: string) => `/plan/details/${planId}`

/** Value of `?new=` for an empty plan. */
export const blankPlan = 'blank'

/** Form for a new plan. @param like plan to copy */
export const toNewPlan = (like: string = blankPlan) => `${planPaths.list}?new=${like}`
