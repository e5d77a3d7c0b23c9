import type { Settlement } from '@console/domain/sale'

/** Stories for each state of a sale's settlement. */
export const saleStories = {
  pending: 'Filled',
  held: 'Held',
  disputed: 'Disputed',
  settled: 'PreviewReturned',
} satisfies Record<Settlement, string>
