import type { Queue } from '../queues'
import { servicePaths } from './addresses'

/** Services awaiting a decision. */
export const serviceQueue: Queue = {
  name: 'service-products',
  place: 3,
  address: servicePaths.approve,
}
