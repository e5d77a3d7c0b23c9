import { token } from '../../draws/token'

/** The places of products that stories and tests may rely on. */
export const goldenAfyaProducts = {
  /** It is recalled, class I, two lots of it. */
  recalled: 4,
  /** It is active, and its company is suspended. */
  ofSuspended: 6,
  /** It has no picture. */
  noImage: 8,
  /** Nobody has offered it yet. */
  draft: 10,
  /** It is a controlled substance. */
  controlled: 12,
  /** It is withdrawn, and its registration has expired. */
  registrationExpired: 14,
  /** Nobody has a longer brand name. */
  longest: 16,
  /** It is active, and nothing speaks against it. */
  active: 18,
} as const

/** The token of a product that stories and tests rely on. */
export function goldenAfyaProduct(name: keyof typeof goldenAfyaProducts): string {
  return token('afyaProduct', goldenAfyaProducts[name])
}
