import type { Send } from '@console/core/api'
import { type QueuesSummary, queuesSummary } from './contract'

/** The queues are read anew every minute while the page is in view. */
const refreshTime = 60_000

/** What waits in every queue. Not in the specification, which leaves business calls open. */
function readQueues(send: Send, signal?: AbortSignal): Promise<QueuesSummary> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/queues/summary',
    answer: queuesSummary,
    signal,
  })
}

/** How TanStack Query reads the queues, the same everywhere, so that dashboard and navigation share one answer. */
export function queuesQuery(send: Send) {
  return {
    queryKey: ['queues'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readQueues(send, signal),
    refetchInterval: refreshTime,
  }
}
