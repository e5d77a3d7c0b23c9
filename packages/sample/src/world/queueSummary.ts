import type { Entity } from '../store/entity'
import { agentEntity } from './agent/entity'
import { businessEntity } from './business/entity'
import { commissionVoucherEntity } from './commission-voucher/entity'
import { listingEntity } from './listing/entity'
import { productEntity } from './product/entity'
import { returnVoucherEntity } from './return-voucher/entity'
import { reviewEntity } from './review/entity'
import { serviceEntity } from './service-product/entity'
import { isWaiting } from '@console/domain/approval'
import type { Account } from '../server/accounts'
import { instant } from '../store/clock'
import type { World } from '../store/store'
import type { Approvable } from './shared/approval'
import { isVoucherWaiting } from './commission-voucher/rows'
import { isReturnWaiting } from '@console/domain/return-voucher'
import { isReviewWaiting } from '@console/domain/review'

/** What waits in one queue. */
export interface QueueSummary {
  queue: QueueName
  waiting: number
  /** What the caller has claimed. */
  mine: number
  overdue: number
  oldestAt: string | null
}

/** The queues, named by what waits in them. */
export type QueueName =
  | 'businesses'
  | 'products'
  | 'service-products'
  | 'agents'
  | 'listings'
  | 'reviews'
  | 'return-vouchers'
  | 'commission-vouchers'

/** One thing that waits. */
interface Waiting {
  since: string
  dueAt: string
  /** Who has it in hand. */
  token: string | null
}

/** One queue: of which records, and what of them waits. */
interface Queue {
  queue: QueueName
  rowsIn(world: World): readonly unknown[]
  waitingIn(world: World, now: string): readonly Waiting[]
}

/** A queue of approvable records. Claims end with their lease. */
function ofSubmissions<Row extends Approvable & { version: number }>(
  queue: QueueName,
  entity: Entity<Row>,
): Queue {
  return {
    queue,
    rowsIn: (world) => world.rows(entity),
    waitingIn: (world, now) =>
      world.rows(entity).flatMap((row) => {
        const { submission, claim } = row
        return submission && isWaiting(row)
          ? {
              since: submission.submittedAt,
              dueAt: submission.dueAt,
              token: claim && claim.expiresAt > now ? claim.by.token : null,
            }
          : []
      }),
  }
}

const queues: readonly Queue[] = [
  ofSubmissions('businesses', businessEntity),
  ofSubmissions('products', productEntity),
  ofSubmissions('service-products', serviceEntity),
  ofSubmissions('agents', agentEntity),
  ofSubmissions('listings', listingEntity),
  {
    queue: 'reviews',
    rowsIn: (world) => world.rows(reviewEntity),
    waitingIn: (world) =>
      world
        .rows(reviewEntity)
        .filter(isReviewWaiting)
        .map(({ submittedAt, dueAt }) => ({ since: submittedAt, dueAt, token: null })),
  },
  {
    queue: 'return-vouchers',
    rowsIn: (world) => world.rows(returnVoucherEntity),
    waitingIn: (world) =>
      world
        .rows(returnVoucherEntity)
        .filter(isReturnWaiting)
        .map(({ raisedAt, dueAt, claimedBy }) => ({
          since: raisedAt,
          dueAt,
          token: claimedBy?.token ?? null,
        })),
  },
  {
    queue: 'commission-vouchers',
    rowsIn: (world) => world.rows(commissionVoucherEntity),
    waitingIn: (world) =>
      world
        .rows(commissionVoucherEntity)
        .filter(isVoucherWaiting)
        .map(({ prepared, dueAt }) => ({ since: prepared.at, dueAt, token: null })),
  },
]

/** The records that the queues are made of, queue by queue: the console asks for them first. */
export const queuedRows: readonly Pick<Queue, 'queue' | 'rowsIn'>[] = queues

/** Counts every queue from the world's rows as they are now, so that what was decided is gone from its queue. */
export function queueSummary(world: World, account: Account): QueueSummary[] {
  const now = instant(world.now())

  function count(queue: QueueName, waiting: readonly Waiting[]): QueueSummary {
    const summary: QueueSummary = { queue, waiting: 0, mine: 0, overdue: 0, oldestAt: null }
    for (const { since, dueAt, token } of waiting) {
      summary.waiting += 1
      if (token === account.token) summary.mine += 1
      if (dueAt < now) summary.overdue += 1
      if (summary.oldestAt === null || since < summary.oldestAt) summary.oldestAt = since
    }
    return summary
  }

  return queues.map(({ queue, waitingIn }) => count(queue, waitingIn(world, now)))
}
