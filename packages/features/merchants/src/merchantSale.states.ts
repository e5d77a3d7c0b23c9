import type { Match } from '@console/domain/merchant-sale'

/** Stories for each state of a till payment. */
export const merchantSaleStories = {
  unmatched: 'Filled',
  matched: 'Matched',
  partial: 'Partial',
  disputed: 'Disputed',
} satisfies Record<Match, string>
