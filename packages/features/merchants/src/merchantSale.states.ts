import type { Match } from '@console/domain/merchant-sale'

/** Which story shows each state of a payment at a till. */
export const merchantSaleStories = {
  unmatched: 'Filled',
  matched: 'Matched',
  partial: 'Partial',
  disputed: 'Disputed',
} satisfies Record<Match, string>
