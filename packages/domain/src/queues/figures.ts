import type { Queue } from './queues'

/** What is told of a queue in figures. */
export type QueueFigure = 'waiting' | 'overdue' | 'mine'

/** Where a figure of a queue leads: to exactly the records that it counts. */
export function queueFigureAddress({ address }: Queue, figure: QueueFigure): string {
  return address + queries[figure]
}

/** Every list of a queue opens with all that waits, can be asked for what is overdue, and has a view of what its reader has claimed. */
const queries: Record<QueueFigure, string> = {
  waiting: '',
  overdue: '?overdue=true',
  mine: '?view=mine',
}
