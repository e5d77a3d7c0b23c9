import { isWaiting } from '@console/domain/approval'
import type { Queue } from '@console/domain/queues'
import { eachSafely } from '../../server/eachSafely'
import type { Entity } from '../../store/entity'
import type { World } from '../../store/store'
import type { Approvable } from './approval'

/** One thing that waits. */
interface Waiting {
  since: string
  dueAt: string
  /** Who has it in hand. */
  token: string | null
}

/** What waits in a queue, as a kind says in its folder: `queue.ts`. */
export interface SampleQueue {
  queue: Queue
  /** The records that the queue is made of, whether they wait or not. */
  rowsIn(world: World): readonly unknown[]
  waitingIn(world: World, now: string): readonly Waiting[]
}

/** A queue of the records of an entity; `waits` tells of a record that waits since when, until when, and in whose hands. */
export function queueOf<Row extends { version: number }>(
  queue: Queue,
  entity: Entity<Row>,
  waits: (row: Row, now: string) => Waiting | null,
): SampleQueue {
  return {
    queue,
    rowsIn: (world) => world.rows(entity),
    waitingIn: (world, now) =>
      eachSafely(world.rows(entity), (row) => waits(row, now) ?? []).flat(),
  }
}

/** A queue of approvable records. Claims end with their lease. */
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
