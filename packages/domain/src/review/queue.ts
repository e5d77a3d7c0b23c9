import type { Queue } from '../queues'
import { reviewPaths } from './addresses'

/** Reviews that wait for a decision. */
export const reviewQueue: Queue = { name: 'reviews', place: 6, address: reviewPaths.list }
