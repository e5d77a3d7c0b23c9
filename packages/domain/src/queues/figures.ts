import type { Queue } from './queues'

/** What is told of a queue in figures. */
export type QueueFigure = 'waiting' | 'overdue' | 'mine'

/** Where a figure of a queue leads: to exactly the records that it counts. */
export function queueFigureAddress({ address, view }: Queue, figure: QueueFigure): string {
  const query = new URLSearchParams(queries[figure])
  if (view !== undefined && figure !== 'mine') query.set('view', view)
  return query.size === 0 ? address : `${address}?${query}`
}

/**
 * Every list of a queue opens with all that waits, or has a view of it; it can be asked for what is overdue, and has a view of what its
 * reader has claimed.
 */
const queries: Record<QueueFigure, Readonly<Record<string, string>>> = {
  waiting: {},
  overdue: { overdue: 'true' },
  mine: { view: 'mine' },
}
