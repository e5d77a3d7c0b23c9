/**
 * Types of records that can be searched, in display order. A `submitted` type is not approved yet, and has a review screen of its
 * own.
 */
export const foundKinds = [
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

export type FoundKind = (typeof foundKinds)[number]

/** Maximum hits per type in one answer. */
export const maxNamed = 5

/** Minimum length of a search text: a single letter would match everything. */
export const fewestSought = 2

/** Maximum length of a search text, as in lists. */
export const maxSearchWords = 100
