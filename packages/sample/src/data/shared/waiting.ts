import { isWaiting } from '@console/domain/approval'
import type { Queue } from '@console/domain/queues'
import { eachSafely } from '../../server/eachSafely'
import type { Entity } from '../../store/entity'
import type { SampleDatabase } from '../../store/store'
import type { Approvable } from './approval'

/** A waiting item. */
interface Waiting {
  since: string
  dueAt: string
  /** Token of the claimant. */
  token: string | null
}

/** Waiting items of a queue; the kind's folder exports them in `queue.ts`. */
export interface SampleQueue {
  queue: Queue
  /** Records of the queue, waiting or not. */
  rowsIn(database: SampleDatabase): readonly unknown[]
  waitingIn(database: SampleDatabase, now: string): readonly Waiting[]
}

/** A queue of an entity's records; `waits` returns a waiting record's start, due time and claimant. */
export function queueOf<Row extends { version: number }>(
  queue: Queue,
  entity: Entity<Row>,
  waits: (row: Row, now: string) => Waiting | null,
): SampleQueue {
  return {
    queue,
    rowsIn: (database) => database.rows(entity),
    waitingIn: (database, now) =>
      eachSafely(database.rows(entity), (row) => waits(row, now) ?? []).flat(),
  }
}

/** A queue of approvable records. Claims expire. */
export function queueOfSubmissions<Row extends Approvable & { version: number }>(
  queue: Queue,
  entity: Entity<Row>,
): SampleQueue {
  return queueOf(queue, entity, (row, now) => {
    const { submission, claim } = row
    if (!submission || !isWaiting(row)) return null
    return {
      since: submission.submittedAt,
      dueAt: submission.dueAt,
      token: claim && claim.expiresAt > now ? claim.by.token : null,
    }
  })
}
