import { isWaiting } from '../../flows/approval'
import type { Account } from '../accounts'
import { instant } from '../clock'
import type { World } from '../store'
import type { Approvable } from './approval'
import { isVoucherWaiting } from './commissionVouchers'
import { isReturnWaiting } from './returnVouchers'
import { isReviewWaiting } from './reviews'

/** Domain design 4.15: what waits in one queue. */
export interface QueueSummary {
  queue: QueueName
  waiting: number
  /** What the caller has claimed, or prepared. */
  mine: number
  overdue: number
  oldestAt: string | null
}

/** The queues by the name of what waits in them (domain design 6.3 to 6.6). */
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

  /** Claims end with their lease. */
  function submissions(rows: readonly Approvable[]): Waiting[] {
    return rows.flatMap((row) => {
      const { submission, claim } = row
      return submission && isWaiting(row)
        ? {
            since: submission.submittedAt,
            dueAt: submission.dueAt,
            token: claim && claim.expiresAt > now ? claim.by.token : null,
          }
        : []
    })
  }

  return [
    count('businesses', submissions(world.rows('businesses'))),
    count('products', submissions(world.rows('products'))),
    count('service-products', submissions(world.rows('serviceProducts'))),
    count('agents', submissions(world.rows('agents'))),
    count('listings', submissions(world.rows('listings'))),
    count(
      'reviews',
      world
        .rows('reviews')
        .filter(isReviewWaiting)
        .map(({ submittedAt, dueAt }) => ({ since: submittedAt, dueAt, token: null })),
    ),
    count(
      'return-vouchers',
      world
        .rows('returnVouchers')
        .filter(isReturnWaiting)
        .map(({ raisedAt, dueAt }) => ({ since: raisedAt, dueAt, token: null })),
    ),
    count(
      'commission-vouchers',
      world
        .rows('commissionVouchers')
        .filter(isVoucherWaiting)
        .map(({ preparedAt, dueAt, preparedBy }) => ({
          since: preparedAt,
          dueAt,
          token: preparedBy.token,
        })),
    ),
  ]
}
