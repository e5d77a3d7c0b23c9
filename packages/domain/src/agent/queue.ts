import type { Queue } from '../queues'
import { agentPaths } from './addresses'

/** Agents awaiting a decision. */
export const agentQueue: Queue = { name: 'agents', place: 4, address: agentPaths.approve }
