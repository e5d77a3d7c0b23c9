/**
 * Types of records that can be searched, in display order. A `submitted` type is not approved yet, and has a review screen of its
 * own.
 */
export const searchHitKinds = [
  'order',
  'b2b-sale',
  'b2c-sale',
  'merchant-sale',
  'return-voucher',
  'commission-voucher',
  'business',
  'submitted-business',
  'product',
  'submitted-product',
  'service',
  'agent',
  'shop-user',
  'staff-member',
  'afya-product',
  'company',
  'listing',
  'listing-plan',
] as const

export type SearchHitKind = (typeof searchHitKinds)[number]

/** Maximum hits per type in one answer. */
export const maxHitsPerKind = 5

/** Minimum length of a search text: a single letter would match everything. */
export const minQueryLength = 2

/** Maximum length of a search text, as in lists. */
export const maxQueryLength = 100
