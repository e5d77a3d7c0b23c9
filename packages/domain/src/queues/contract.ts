import * as z from 'zod/mini'

/** Figures of one queue. Counts are whole numbers from 0. */
export const queueSummary = z.object({
  /** Name of the queue; a newer server may have queues that are unknown here. */
  queue: z.string(),
  /** Records awaiting a decision. */
  waiting: z.int().check(z.nonnegative()),
  /** Of these, the ones claimed by the caller. */
  mine: z.int().check(z.nonnegative()),
  /** Of these, the ones due before `asOf`. */
  overdue: z.int().check(z.nonnegative()),
  /** Earliest submission; null for an empty queue. */
  oldestAt: z.nullable(z.iso.datetime()),
})

/** Answer of `GET {business}/queues/summary`. `asOf`: the server's clock, from which ages are computed. */
export const queuesSummary = z.object({
  asOf: z.iso.datetime(),
  items: z.array(queueSummary),
})

export type QueueSummary = z.infer<typeof queueSummary>

export type QueuesSummary = z.infer<typeof queuesSummary>
