import { type QueueSummary, type QueuesSummary, queueNames } from '@console/core/queues'

/** A queue in which `waiting` things wait; what else is said of it can be given. */
function aQueue(queue: QueueSummary['queue'], rest: Partial<QueueSummary> = {}): QueueSummary {
  return { queue, waiting: 0, mine: 0, overdue: 0, oldestAt: null, ...rest }
}

/** The answer for these queues, on the morning of the sample world. */
function queuesOf(...items: QueueSummary[]): QueuesSummary {
  return { asOf: '2026-06-15T09:00:00Z', items }
}

/** Every queue, with different numbers and ages. */
export const busyQueues = queuesOf(
  aQueue('businesses', { waiting: 46, overdue: 4, mine: 2, oldestAt: '2026-06-06T07:30:00Z' }),
  aQueue('products', { waiting: 130, overdue: 12, mine: 1, oldestAt: '2026-06-11T13:00:00Z' }),
  aQueue('service-products', { waiting: 38, oldestAt: '2026-06-14T08:10:00Z' }),
  aQueue('agents', { waiting: 14, overdue: 1, oldestAt: '2026-06-12T10:00:00Z' }),
  aQueue('listings', { waiting: 1, oldestAt: '2026-06-15T08:57:00Z' }),
  aQueue('reviews', { waiting: 1290, oldestAt: '2026-06-15T06:00:00Z' }),
  aQueue('return-vouchers'),
  aQueue('commission-vouchers', { waiting: 2, mine: 2, oldestAt: '2026-06-13T09:00:00Z' }),
)

/** Every queue, all of them clear. */
export const clearQueues = queuesOf(...queueNames.map((queue) => aQueue(queue)))
