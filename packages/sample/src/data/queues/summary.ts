import type { QueueSummary } from '@console/domain/queues'
import type { Account } from '../../accounts/accounts'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import type { SampleQueue } from '../shared/waiting'

const files = import.meta.glob<Record<string, SampleQueue>>('../*/queue.ts', { eager: true })

/** Queues of the sample database, by folder, in display order. */
export const sampleQueues: readonly SampleQueue[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((one, other) => one.queue.place - other.queue.place)

/** Counts every queue from the current rows, so that decided records are gone from their queue. */
export function queueSummary(database: SampleDatabase, account: Account): QueueSummary[] {
  const now = instant(database.now())
  return sampleQueues.map(({ queue, waitingIn }) => {
    const summary: QueueSummary = {
      queue: queue.name,
      waiting: 0,
      mine: 0,
      overdue: 0,
      oldestAt: null,
    }
    for (const { since, dueAt, token } of waitingIn(database, now)) {
      summary.waiting += 1
      if (token === account.token) summary.mine += 1
      if (dueAt < now) summary.overdue += 1
      if (summary.oldestAt === null || since < summary.oldestAt) summary.oldestAt = since
    }
    return summary
  })
}
