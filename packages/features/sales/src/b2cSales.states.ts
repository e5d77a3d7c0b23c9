import type { Settlement } from '@console/domain/sale'

/** Which story shows each state of a sale's settlement. */
export const saleStories = {
  pending: 'Filled',
  held: 'Held',
  disputed: 'Disputed',
  settled: 'PreviewReturned',
} satisfies Record<Settlement, string>
