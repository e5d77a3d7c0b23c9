import type { Queue } from './queues'

/** Figures of a queue that have a link. */
export type QueueFigure = 'waiting' | 'overdue' | 'mine'

/** Address of exactly the records that a figure counts. */
export function queueFigureAddress({ address }: Queue, figure: QueueFigure): string {
  return address + queries[figure]
}

/** Every queue's list opens with all pending records, has a filter for overdue ones, and a view of those claimed by the user. */
const queries: Record<QueueFigure, string> = {
  waiting: '',
  overdue: '?overdue=true',
  mine: '?view=mine',
}
