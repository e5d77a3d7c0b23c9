import * as z from 'zod/mini'

/** What waits in one queue. Counts are whole numbers from 0. */
export const queueSummary = z.object({
  /** The name of the queue; a newer server may have some that this console does not know. */
  queue: z.string(),
  /** Everything that waits for a decision. */
  waiting: z.int().check(z.nonnegative()),
  /** Of these, what the caller has claimed. */
  mine: z.int().check(z.nonnegative()),
  /** Of these, what should have been decided before `asOf`. */
  overdue: z.int().check(z.nonnegative()),
  /** When the oldest was submitted; null for an empty queue. */
  oldestAt: z.nullable(z.iso.datetime()),
})

/** Answer of `GET {business}/queues/summary`. `asOf`: the server's clock, which ages are counted from. */
export const queuesSummary = z.object({
  asOf: z.iso.datetime(),
  items: z.array(queueSummary),
})

/** What waits in one queue. */
export type QueueSummary = z.infer<typeof queueSummary>

/** What waits in all queues the caller may read. */
export type QueuesSummary = z.infer<typeof queuesSummary>
