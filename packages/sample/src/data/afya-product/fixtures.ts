import { token } from '../../random/token'

/** Indices of the products that stories and tests may rely on. */
export const fixtureAfyaProducts = {
  /** Recalled, class I, two lots. */
  recalled: 4,
  /** Active, and its company is suspended. */
  ofSuspended: 6,
  /** Without a picture. */
  noImage: 8,
  /** Never offered. */
  draft: 10,
  /** A controlled substance. */
  controlled: 12,
  /** Withdrawn, and its registration has expired. */
  registrationExpired: 14,
  /** The longest brand name. */
  longest: 16,
  /** Active, without any problem. */
  active: 18,
} as const

/** Token of a product that stories and tests rely on. */
export function fixtureAfyaProduct(name: keyof typeof fixtureAfyaProducts): string {
  return token('afyaProduct', fixtureAfyaProducts[name])
}
