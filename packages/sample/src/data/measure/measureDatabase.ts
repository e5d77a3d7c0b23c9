import type { Account } from '../../accounts/accounts'
import { measureList } from './measureList'
import { createDatabase } from '../../store/store'
import { queueSummary, sampleQueues } from '../queues/summary'

/** Time to create the sample data, by queue and in total, in milliseconds. */
export interface DatabaseTimes {
  rows: number
  queues: Record<string, number>
  total: number
  /** One queue summary over the finished data. */
  queueSummary: number
  /** The slowest call for a page of the longest list: less than 20 ms. */
  list: ReturnType<typeof measureList>
}

/**
 * Creates all records of the queues and measures the time: 150 ms at most in total. Rows are cached, so only the
 * first call per page or process is meaningful.
 */
export function measureDatabase(account: Account): DatabaseTimes {
  const database = createDatabase()
  const times = sampleQueues.map(({ queue, rowsIn }) => {
    const [milliseconds, rows] = timed(() => rowsIn(database).length)
    return { queue: queue.name, milliseconds, rows }
  })
  return {
    rows: times.reduce((sum, { rows }) => sum + rows, 0),
    queues: Object.fromEntries(times.map(({ queue, milliseconds }) => [queue, milliseconds])),
    total: times.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    queueSummary: timed(() => queueSummary(database, account))[0],
    list: measureList(database, account),
  }
}

function timed<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const begun = performance.now()
  const result = work()
  return [performance.now() - begun, result]
}
