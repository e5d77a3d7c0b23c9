/** Whose share a rate is: the platform's of products, the platform's of orders that no product rate decides, an agent's. */
export const rateKinds = ['product', 'order', 'agent'] as const

/** Whose share a rate is. */
export type RateKind = (typeof rateKinds)[number]

/** What a rate is of, the most specific first: the first that has one decides. */
export const rateLevels = [
  'product',
  'service_product',
  'agent',
  'business',
  'category',
  'default',
] as const

/** What a rate is of. */
export type RateLevel = (typeof rateLevels)[number]

/** What rates of each kind can be of. */
export const levelsOf: Readonly<Record<RateKind, readonly RateLevel[]>> = {
  product: ['product', 'service_product', 'business', 'category', 'default'],
  order: ['business', 'category', 'default'],
  agent: ['agent', 'business', 'category', 'default'],
}

/** How a commission is computed. */
export const rateBases = ['percent', 'fixed', 'tiered'] as const

/** How a commission is computed. */
export type RateBasis = (typeof rateBases)[number]

/** Who pays an agent's share: the seller beside the platform's, or the platform out of its own. */
export const ratePayers = ['seller', 'platform_share'] as const

/** Who pays an agent's share. */
export type RatePayer = (typeof ratePayers)[number]

/** Where a rate stands. */
export const rateStatuses = ['draft', 'scheduled', 'active', 'superseded', 'ended'] as const

/** Where a rate stands. */
export type RateStatus = (typeof rateStatuses)[number]

/** What an operator may do with a rate. */
export const rateActions = ['activate', 'schedule', 'end', 'cancel', 'discard'] as const

/** What an operator may do with a rate. */
export type RateAction = (typeof rateActions)[number]

/** Why one of these cannot be done now: the first rule it breaks. */
export const rateHindrances = [
  'wrong_status',
  'overlap',
  'reason_missing',
  'out_of_bounds',
  'too_high',
  'not_later',
  'preview_required',
  'note_missing',
] as const

/** Why one of these cannot be done now. */
export type RateHindrance = (typeof rateHindrances)[number]

/** In hundredths of a per cent. No rate is above the first; above the second, only a SuperAdmin lets one begin. */
export const rateBounds = { most: 5000, mostOfAdmins: 3000 } as const

/** Why something has no rate of its own. */
export const gapReasons = ['never', 'ended', 'draft', 'scheduled'] as const

/** Why something has no rate of its own. */
export type GapReason = (typeof gapReasons)[number]
