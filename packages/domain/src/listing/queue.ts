import type { Queue } from '../queues'
import { listingPaths } from './addresses'

/** Listings of the directory awaiting a decision. */
export const listingQueue: Queue = { name: 'listings', place: 5, address: listingPaths.list }
