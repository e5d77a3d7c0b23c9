import { instant, money, readableListOf } from '@console/core/contracts'
import { orderChannels } from '@console/domain/order'
import { saleChannels } from '@console/domain/sale'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Ranges of figures in days, including today. */
export const ranges = ['7d', '30d', '90d'] as const

/** Range of figures. */
export type Range = (typeof ranges)[number]

/** Default range. */
export const defaultRange: Range = '30d'

/** A value of the range, and that of the previous period up to the same time of day. */
export function compared<Value>(value: z.ZodMiniType<Value>) {
  return z.object({ now: value, before: value })
}

/**
 * A day of the marketplace, in the time zone of the shop's settings for every user, so that all see the same numbers.
 */
const dayOfApprovals = z.object({ day: z.iso.date(), submitted: count, decided: count })

/** Submissions and their results. A decision is an approval, a rejection or a request for changes. */
export const approvalFigures = z.object({
  /** Number of records waiting in all queues now, and of overdue ones. */
  waiting: count,
  overdue: count,
  submitted: compared(count),
  decided: compared(count),
  /** Median time from submission to decision in the range, in hours; null if there were no decisions. */
  medianHours: compared(z.nullable(z.number().check(z.nonnegative()))),
  /** Every day of the range, oldest first. */
  days: z.array(dayOfApprovals),
  /** Decisions in the range, by queue. */
  kinds: z.array(
    z.object({
      queue: z.string(),
      approved: count,
      changesRequested: count,
      rejected: count,
    }),
  ),
  /**
   * Categories with the most waiting products and services, at most five, most first; `category` is the filter value of
   * their lists.
   */
  waitingCategories: z.array(
    z.object({ queue: z.optional(z.string()), category: z.string(), waiting: count }),
  ),
})

/** Figures of approvals. */
export type ApprovalFigures = z.infer<typeof approvalFigures>

/** Waiting reviews by stars, five first. */
export const reviewFigures = z.object({
  ratings: z.array(z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)), reviews: count })),
})

/** Figures of reviews. */
export type ReviewFigures = z.infer<typeof reviewFigures>

/** Orders and sales. */
export const orderFigures = z.object({
  /** Orders placed in the range, including cancelled ones. */
  placed: compared(count),
  /** Those of them with returned items. */
  returned: compared(count),
  /** Orders completed in the range: sales. */
  completed: compared(count),
  /** The same orders by channel. */
  channels: z.array(z.object({ channel: z.enum(orderChannels), placed: count, returned: count })),
  /** Every day of the range, oldest first. */
  days: z.optional(z.array(z.object({ day: z.iso.date(), placed: count, completed: count }))),
  /** Sales value in the range, one sum per currency. */
  sold: z.array(z.object({ channel: z.enum(saleChannels), values: z.array(money) })),
})

/** Figures of orders. */
export type OrderFigures = z.infer<typeof orderFigures>

/**
 * Number waiting in a queue at the end of each of the last eight days, oldest first: the first is a week ago, the last
 * is now.
 */
export const queueDays = z.object({
  queue: z.string(),
  days: z.array(z.object({ day: z.iso.date(), waiting: count })),
})

/** Number waiting in a queue by day. */
export type QueueDays = z.infer<typeof queueDays>

/** The caller's work of today. */
export const ownDay = z.object({
  /** Records taken out of queues: approved, rejected, sent back for changes, paid … Undone decisions do not count. */
  cleared: count,
  /** Median time they had waited, in hours; null if there were none. */
  medianHours: z.nullable(z.number().check(z.nonnegative())),
  /** Number of undone decisions. */
  undone: count,
})

/** The caller's work of today. */
export type OwnDay = z.infer<typeof ownDay>

/**
 * Response of `GET {business}/dashboard/summary?range=`: a section for each area of the marketplace that the caller may
 * read. Orders are a separate, optional section, so that older responses stay valid; commission is a call of its own.
 */
export const dashboardSummary = z.object({
  /** Server time. */
  asOf: instant,
  range: z.enum(ranges),
  approvals: approvalFigures,
  reviews: reviewFigures,
  orders: z.optional(orderFigures),
  queues: z.optional(z.array(queueDays)),
  own: z.optional(ownDay),
})

/** Figures of the dashboard. */
export type DashboardSummary = z.infer<typeof dashboardSummary>

/** Specification 9: Yesterday, Today. */
const dayRange = z.enum(['DY', 'DT'])

/** Specification 9: This Week, Last Week, 2 Weeks Ago. */
const weekRange = z.enum(['TW', 'LW', '2W'])

const salesRange = z.enum(['1Day', '1Week', '1Month'])

/**
 * A figure of this week with its seven days, Monday first (specification 9), and its relation to the target in per
 * cent.
 */
const weekFigure = {
  value: z.number(),
  ofTarget: z.number(),
  week: z.array(z.number()).check(z.length(7)),
}

const widget = z.discriminatedUnion('id', [
  z.object({
    id: z.literal('visitsByMonth'),
    currentRange: z.string(),
    /** By year, twelve months each; the current year has only the months so far. */
    data: z.record(z.string(), z.array(count)),
  }),
  z.object({ id: z.literal('conversion'), ...weekFigure }),
  z.object({ id: z.literal('impressions'), ...weekFigure }),
  z.object({ id: z.literal('visits'), ...weekFigure }),
  z.object({
    id: z.literal('traffic'),
    currentRange: dayRange,
    /** In two-hour steps. */
    data: z.record(dayRange, z.object({ visitors: z.array(count), pageViews: z.array(count) })),
  }),
  z.object({
    id: z.literal('users'),
    countries: z.array(z.object({ country: z.string().check(z.length(2)), users: count })),
  }),
  z.object({
    id: z.literal('devices'),
    currentRange: weekRange,
    data: z.record(
      weekRange,
      z.object({
        sessions: count,
        /** In per cent, with the change since the previous week in percentage points. */
        parts: z.array(
          z.object({
            device: z.enum(['mobile', 'desktop', 'tablet']),
            share: z.number(),
            change: z.number(),
          }),
        ),
      }),
    ),
  }),
  z.object({
    id: z.literal('sales'),
    currentRange: salesRange,
    data: z.record(
      salesRange,
      z.object({
        total: money,
        /** Change since the previous period, in per cent. */
        change: z.number(),
        /** Two-hour steps of a day, days of a week from Monday, or days of a month; in whole units of the currency. */
        values: z.array(count),
      }),
    ),
  }),
  z.object({
    id: z.literal('campaigns'),
    rows: z.array(
      z.object({ id: z.string(), title: z.string(), clicks: count, conversions: count }),
    ),
  }),
])

/**
 * Response of `GET /api/analytics-dashboard-app/widgets` (specification 7). Its fields are not in the specification.
 */
export const analyticsWidgets = readableListOf(widget)

/** Sample widget. */
export type Widget = z.infer<typeof widget>
