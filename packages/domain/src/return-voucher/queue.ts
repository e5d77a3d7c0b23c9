import type { Queue } from '../queues'
import { returnPaths } from './addresses'

/** Returns awaiting a decision. */
export const returnQueue: Queue = { name: 'return-vouchers', place: 7, address: returnPaths.list }
