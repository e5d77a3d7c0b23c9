import type { Queue } from '../queues'
import { listingPaths } from './addresses'

/** Listings of the directory that wait for a decision: a view of the list of all. */
export const listingQueue = {
  name: 'listings',
  place: 5,
  address: listingPaths.list,
  view: 'review',
} as const satisfies Queue
