import type { Send } from '@console/core/api'
import { type QueuesSummary, queuesSummary } from './contract'

/** Interval at which the queues are refetched while the page is visible. */
const refreshTime = 60_000

/** Reads the figures of every queue. Not in the specification, which leaves business calls open. */
function readQueues(send: Send, signal?: AbortSignal): Promise<QueuesSummary> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/queues/summary',
    answer: queuesSummary,
    signal,
  })
}

/** Query options of the queues, shared so that dashboard and navigation use one answer. */
export function queuesQuery(send: Send) {
  return {
    queryKey: ['queues'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readQueues(send, signal),
    refetchInterval: refreshTime,
  }
}
