import type { PlanTerms } from '../listing-plan/contract'

/**
 * Limits of a plan that a listing can exceed. Products, leads and trial days are enforced by the shop's services, since they are not data
 * of a listing.
 */
export const listingLimits = ['photos', 'phones', 'categories'] as const

export type ListingLimit = (typeof listingLimits)[number]

/** The limits of a plan that are compared with a listing. */
export type AllowedUse = Pick<PlanTerms['limits'], ListingLimit>

/** A listing's use of each limit of its plan. */
export type PlanUse = Readonly<Record<ListingLimit, number>>

/** A limit that a listing exceeds. */
export interface ExceededLimit {
  limit: ListingLimit
  used: number
  allowed: number
}

/** Use of a plan by a listing, which is always in one category. */
export function planUseOf({
  photoCount,
  phones,
}: {
  photoCount: number
  phones: readonly string[]
}): PlanUse {
  return { photos: photoCount, phones: phones.length, categories: 1 }
}

/**
 * Limits of a plan that a listing exceeds; empty if it fits. The only implementation of the rule: renewing, publishing, correcting and the
 * sample backend use it.
 */
export function exceededLimits(use: PlanUse, limits: AllowedUse): ExceededLimit[] {
  return listingLimits.flatMap((limit) =>
    use[limit] > limits[limit] ? [{ limit, used: use[limit], allowed: limits[limit] }] : [],
  )
}
