/**
 * The kinds of record that are found by a text, in the order in which they are shown. What is `submitted` has not been approved, and
 * is reviewed on a screen of its own.
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

/** A kind of record that is found by a text. */
export type FoundKind = (typeof foundKinds)[number]

/** The most records of a kind that one answer names. */
export const mostNamed = 5

/** The fewest characters that are looked for: one letter finds everything. */
export const fewestSought = 2

/** The most characters that are looked for, as in lists. */
export const mostSought = 100
