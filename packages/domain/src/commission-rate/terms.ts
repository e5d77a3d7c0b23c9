/** Types of rates: the platform's on products, the platform's on orders without a product rate, and an agent's. */
export const rateKinds = ['product', 'order', 'agent'] as const

export type RateKind = (typeof rateKinds)[number]

/** Levels of rates, the most specific first: the first level with a rate decides. */
export const rateLevels = [
  'product',
  'service_product',
  'agent',
  'business',
  'category',
  'default',
] as const

export type RateLevel = (typeof rateLevels)[number]

/** Possible levels of each type of rate. */
export const levelsOf: Readonly<Record<RateKind, readonly RateLevel[]>> = {
  product: ['product', 'service_product', 'business', 'category', 'default'],
  order: ['business', 'category', 'default'],
  agent: ['agent', 'business', 'category', 'default'],
}

/** Methods of computing a commission. */
export const rateBases = ['percent', 'fixed', 'tiered'] as const

export type RateBasis = (typeof rateBases)[number]

/** Payers of an agent's share: the seller, in addition to the platform's share, or the platform out of its own. */
export const ratePayers = ['seller', 'platform_share'] as const

export type RatePayer = (typeof ratePayers)[number]

/** Statuses of a rate. */
export const rateStatuses = ['draft', 'scheduled', 'active', 'superseded', 'ended'] as const

export type RateStatus = (typeof rateStatuses)[number]

/** Actions of operators on rates. */
export const rateActions = ['activate', 'schedule', 'end', 'cancel', 'discard'] as const

export type RateAction = (typeof rateActions)[number]

/** Blockers of these actions; the first broken rule is reported. */
export const rateBlockers = [
  'wrong_status',
  'overlap',
  'reason_missing',
  'out_of_bounds',
  'too_high',
  'not_later',
  'preview_required',
  'note_missing',
] as const

export type RateBlocker = (typeof rateBlockers)[number]

/** In basis points. No rate is above `max`; only a SuperAdmin activates one above `maxOfAdmins`. */
export const rateBounds = { max: 5000, maxOfAdmins: 3000 } as const

/** Reasons for having no rate of its own. */
export const gapReasons = ['never', 'ended', 'draft', 'scheduled'] as const

export type GapReason = (typeof gapReasons)[number]
