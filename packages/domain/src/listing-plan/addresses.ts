/** Specification 2, listings, those about plans. The list takes `?new=` (decision 0030). */
export const planPaths = {
  list: '/listing/plan',
  details: '/plan/details/:planId',
} as const

/** Where a plan is looked at and changed. */
export const toPlan = (planId: string) => `/plan/details/${planId}`

/** In the place of a plan that a new one is begun with: none. */
export const blankPlan = 'blank'

/** Where a plan is written. @param like the plan that it begins as a copy of */
export const toNewPlan = (like: string = blankPlan) => `${planPaths.list}?new=${like}`
