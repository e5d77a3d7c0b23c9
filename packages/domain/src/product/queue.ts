import type { Queue } from '../queues'
import { productPaths } from './addresses'

/** Products awaiting a decision. */
export const productQueue: Queue = { name: 'products', place: 2, address: productPaths.approve }
