import type { Send } from '@console/core/api'
import { type QueuesSummary, queuesSummary } from './contract'

/** What waits in every queue. Not in the specification, which leaves business calls open. */
export function readQueues(send: Send, signal?: AbortSignal): Promise<QueuesSummary> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/queues/summary',
    answer: queuesSummary,
    signal,
  })
}
