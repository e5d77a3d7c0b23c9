import { orderChannels } from '@console/domain/order'
import { type QueuesSummary, queues } from '@console/domain/queues'
import { saleChannels } from '@console/domain/sale'
import { instant, sampleAccounts, database } from '@console/sample'
import { queueSummary } from '@console/sample/queues'
import type { CommissionFigures } from '../commission/contract'
import { commissionFiguresOf } from './commissionFiguresOf'
import type { DashboardSummary, Range } from '../contract'
import { figuresOf } from './figuresOf'

const [account] = sampleAccounts as [(typeof sampleAccounts)[number]]

/** Response of the sample backend for all queues: counts the rows that the stories of their lists show. */
export function sampleQueues(): QueuesSummary {
  return { asOf: instant(database.now()), items: queueSummary(database, account) }
}

const summaries = new Map<Range, Promise<DashboardSummary>>()

/** Response for a range; computed once, since no story of the dashboards writes. */
export function sampleSummary(range: Range): Promise<DashboardSummary> {
  const known = summaries.get(range)
  if (known) return known
  const counted = figuresOf({ database, account }, sampleQueues().items, range)
  summaries.set(range, counted)
  return counted
}

/** Response for the commission of a range. */
export function sampleCommission(range: Range): CommissionFigures {
  return commissionFiguresOf(database, range)
}

/** All queues, empty. */
export function clearQueues(): QueuesSummary {
  const items = queues.map(({ name }) => ({
    queue: name,
    waiting: 0,
    mine: 0,
    overdue: 0,
    oldestAt: null,
  }))
  return { asOf: instant(database.now()), items }
}

/** A marketplace without any activity yet. */
export async function quietSummary(range: Range): Promise<DashboardSummary> {
  const { asOf, approvals, reviews } = await sampleSummary(range)
  return {
    asOf,
    range,
    approvals: {
      waiting: 0,
      overdue: 0,
      submitted: { now: 0, before: 0 },
      decided: { now: 0, before: 0 },
      medianHours: { now: null, before: null },
      days: approvals.days.map(({ day }) => ({ day, submitted: 0, decided: 0 })),
      kinds: approvals.kinds.map(({ queue }) => ({
        queue,
        approved: 0,
        changesRequested: 0,
        rejected: 0,
      })),
      waitingCategories: [],
    },
    reviews: { ratings: reviews.ratings.map(({ rating }) => ({ rating, reviews: 0 })) },
    orders: {
      placed: { now: 0, before: 0 },
      returned: { now: 0, before: 0 },
      completed: { now: 0, before: 0 },
      channels: orderChannels.map((channel) => ({ channel, placed: 0, returned: 0 })),
      sold: saleChannels.map((channel) => ({ channel, values: [] })),
    },
    own: { cleared: 0, medianHours: null, undone: 0 },
  }
}

/** No earnings, and nothing owed. */
export function quietCommission(range: Range): CommissionFigures {
  return { ...sampleCommission(range), currencies: [] }
}
