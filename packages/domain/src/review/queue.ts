import type { Queue } from '../queues'
import { reviewPaths } from './addresses'

/** Reviews awaiting a decision. */
export const reviewQueue: Queue = { name: 'reviews', place: 6, address: reviewPaths.list }
