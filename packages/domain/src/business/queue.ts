import type { Queue } from '../queues'
import { businessPaths } from './addresses'

/** Businesses awaiting a decision. */
export const businessQueue: Queue = { name: 'businesses', place: 1, address: businessPaths.approve }
