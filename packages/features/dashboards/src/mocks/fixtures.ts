import type { Currency } from '@console/core/contracts'
import { orderChannels } from '@console/domain/order'
import { saleChannels } from '@console/domain/sale'
import { type QueueSummary, type QueuesSummary, queues } from '@console/domain/queues'
import type { CommissionFigures, CommissionIn } from '../commission/contract'
import type { DashboardSummary, Range } from '../contract'

/** A queue in which `waiting` things wait; what else is said of it can be given. */
function aQueue(queue: string, rest: Partial<QueueSummary> = {}): QueueSummary {
  return { queue, waiting: 0, mine: 0, overdue: 0, oldestAt: null, ...rest }
}

/** The answer for these queues, on the morning of the sample world. */
function queuesOf(...items: QueueSummary[]): QueuesSummary {
  return { asOf: '2026-06-15T09:00:00Z', items }
}

/** Every queue, with different numbers and ages. */
export const busyQueues = queuesOf(
  aQueue('businesses', { waiting: 46, overdue: 4, mine: 2, oldestAt: '2026-06-06T07:30:00Z' }),
  aQueue('products', { waiting: 130, overdue: 12, mine: 1, oldestAt: '2026-06-11T13:00:00Z' }),
  aQueue('service-products', { waiting: 38, oldestAt: '2026-06-14T08:10:00Z' }),
  aQueue('agents', { waiting: 14, overdue: 1, oldestAt: '2026-06-12T10:00:00Z' }),
  aQueue('listings', { waiting: 1, oldestAt: '2026-06-15T08:57:00Z' }),
  aQueue('reviews', { waiting: 1290, oldestAt: '2026-06-15T06:00:00Z' }),
  aQueue('return-vouchers'),
  aQueue('commission-vouchers', { waiting: 2, mine: 2, oldestAt: '2026-06-13T09:00:00Z' }),
)

/** Every queue, all of them clear. */
export const clearQueues = queuesOf(...queues.map(({ name }) => aQueue(name)))

/** The days of a range up to the sample world's morning, quieter at weekends. */
function daysOf(range: Range) {
  const length = Number.parseInt(range)
  return Array.from({ length }, (_, place) => {
    const at = new Date(Date.UTC(2026, 5, 15 - (length - 1 - place)))
    const share = at.getUTCDay() === 0 ? 0.3 : at.getUTCDay() === 6 ? 0.6 : 1
    return {
      day: at.toISOString().slice(0, 10),
      submitted: Math.round(share * (19 + ((place * 7) % 9))),
      decided: Math.round(share * (16 + ((place * 5) % 13))),
    }
  })
}

/** A month or another range like any other. */
export function busySummary(range: Range): DashboardSummary {
  const days = daysOf(range)
  const sumOf = (name: 'submitted' | 'decided') => days.reduce((sum, each) => sum + each[name], 0)
  return {
    asOf: '2026-06-15T09:00:00Z',
    range,
    approvals: {
      waiting: 1521,
      overdue: 17,
      submitted: { now: sumOf('submitted'), before: sumOf('submitted') - 21 },
      decided: { now: sumOf('decided'), before: sumOf('decided') - 34 },
      medianHours: { now: 19.4, before: 26 },
      days,
      kinds: [
        { queue: 'businesses', approved: 48, changesRequested: 9, rejected: 4 },
        { queue: 'products', approved: 271, changesRequested: 31, rejected: 22 },
        { queue: 'service-products', approved: 60, changesRequested: 4, rejected: 3 },
        { queue: 'agents', approved: 11, changesRequested: 2, rejected: 1 },
      ],
      waitingCategories: [
        { queue: 'products', category: 'Food & Groceries › Flour & Baking', waiting: 41 },
        { queue: 'products', category: 'Building & Hardware › Roofing', waiting: 33 },
        { queue: 'service-products', category: 'Clothing & Textiles › Tailoring', waiting: 27 },
        { queue: 'products', category: 'Energy & Cooking › Stoves', waiting: 18 },
        { queue: 'service-products', category: 'Farm & Garden', waiting: 9 },
      ],
    },
    reviews: {
      ratings: [
        { rating: 5, reviews: 84 },
        { rating: 4, reviews: 36 },
        { rating: 3, reviews: 14 },
        { rating: 2, reviews: 8 },
        { rating: 1, reviews: 19 },
      ],
    },
    orders: {
      placed: { now: 612, before: 571 },
      returned: { now: 25, before: 31 },
      completed: { now: 433, before: 402 },
      channels: [
        { channel: 'b2c', placed: 355, returned: 19 },
        { channel: 'b2b', placed: 134, returned: 4 },
        { channel: 'agent', placed: 99, returned: 2 },
        { channel: 'manual', placed: 24, returned: 0 },
      ],
      days: days.map(({ day, submitted, decided }) => ({
        day,
        placed: submitted,
        completed: decided,
      })),
      sold: [
        {
          channel: 'b2c',
          values: [
            { amount: 184_339_050, currency: 'KES' },
            { amount: 20_120_400, currency: 'UGX' },
          ],
        },
        {
          channel: 'b2b',
          values: [
            { amount: 1_930_118_275, currency: 'KES' },
            { amount: 1_284_099, currency: 'USD' },
          ],
        },
      ],
    },
    queues: busyQueues.items.map(({ queue, waiting }, order) => ({
      queue,
      days: [{ day: '2026-06-08' }, ...daysOf('7d')].map(({ day }, place) => ({
        day,
        waiting: Math.max(0, waiting + Math.round((7 - place) * ((order % 3) - 1) * 1.4)),
      })),
    })),
    own: { cleared: 14, medianHours: 3.2, undone: 1 },
  }
}

/** A marketplace in which nothing has happened yet. */
export function quietSummary(range: Range): DashboardSummary {
  const { asOf, approvals, reviews } = busySummary(range)
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

/** Commission in four currencies, in one of them alone something was written by hand. */
export function busyCommission(range: Range): CommissionFigures {
  const days = daysOf(range)
  const inCurrency = (currency: Currency, unit: number, byHand = 0): CommissionIn => {
    const earned = days.map(({ day, submitted, decided }) => ({
      day,
      platform: submitted * unit,
      agents: Math.floor((decided * unit) / 3),
    }))
    const sumOf = (name: 'platform' | 'agents') => earned.reduce((sum, each) => sum + each[name], 0)
    return {
      currency,
      platform: { now: sumOf('platform'), before: sumOf('platform') - 12 * unit },
      agents: { now: sumOf('agents'), before: sumOf('agents') + 3 * unit },
      takenBack: { now: -7 * unit, before: -2 * unit },
      byHand: { now: byHand, before: 0 },
      owed: sumOf('agents') * 2,
      days: earned,
    }
  }
  return {
    asOf: '2026-06-15T09:00:00Z',
    range,
    currencies: [
      inCurrency('KES', 31_250, 250_000),
      inCurrency('UGX', 8_400),
      inCurrency('TZS', 184_300),
      inCurrency('USD', 1_250),
    ],
  }
}

/** Nothing was earned, and nobody is owed anything. */
export function quietCommission(range: Range): CommissionFigures {
  return { ...busyCommission(range), currencies: [] }
}
