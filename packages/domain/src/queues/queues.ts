/**
 * Records of one type that await an operator's decision. Each type with a queue declares it in its folder: `queue.ts`.
 */
export interface Queue {
  /** Name in calls: `businesses`. */
  name: string
  /** Position among the queues, from 1. */
  place: number
  /** Route of the queue. */
  address: string
}

const files = import.meta.glob<Record<string, Queue>>('../*/queue.ts', { eager: true })

/** All queues, in display order. */
export const queues: readonly Queue[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((one, other) => one.place - other.place)

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
