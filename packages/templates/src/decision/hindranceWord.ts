import type { Hindrance } from '@console/core/contracts'

/** The words for why an action cannot be taken now. A key that ends in `_other` would be a plural form. */
export function hindranceWord(hindrance: Hindrance) {
  return hindrance === 'claimed_by_other'
    ? 'hindrance.claimed'
    : (`hindrance.${hindrance}` as const)
}
