import { instant, money, readableListOf } from '@console/core/contracts'
import { orderChannels } from '@console/domain/order'
import { saleChannels } from '@console/domain/sale'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** The days that figures are asked for, today included. */
export const ranges = ['7d', '30d', '90d'] as const

/** How many days figures are asked for. */
export type Range = (typeof ranges)[number]

/** The range until someone chooses. */
export const defaultRange: Range = '30d'

/** A number of the range, and the same of as many days before it up to the same time of day. */
export function compared<Value>(value: z.ZodMiniType<Value>) {
  return z.object({ now: value, before: value })
}

/** A day of the marketplace, in the time zone of the shop's settings for every reader, so that two readers speak of the same number. */
const dayOfApprovals = z.object({ day: z.iso.date(), submitted: count, decided: count })

/** Submissions and what became of them. A decision is an approval, a rejection, or changes that were asked for. */
export const approvalFigures = z.object({
  /** Everything that waits in any queue now, and of it what should have been decided before. */
  waiting: count,
  overdue: count,
  submitted: compared(count),
  decided: compared(count),
  /** From submission to decision, of what was decided in the range, in hours; null where nothing was. */
  medianHours: compared(z.nullable(z.number().check(z.nonnegative()))),
  /** Every day of the range, oldest first. */
  days: z.array(dayOfApprovals),
  /** What was decided in the range, by the queue it waited in. */
  kinds: z.array(
    z.object({
      queue: z.string(),
      approved: count,
      changesRequested: count,
      rejected: count,
    }),
  ),
  /** The categories of which most products or services wait now, most first, at most five; `category` as their lists are filtered by it. */
  waitingCategories: z.array(
    z.object({ queue: z.optional(z.string()), category: z.string(), waiting: count }),
  ),
})

/** What is shown of approvals. */
export type ApprovalFigures = z.infer<typeof approvalFigures>

/** The reviews that wait now by their stars, five first. */
export const reviewFigures = z.object({
  ratings: z.array(z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)), reviews: count })),
})

/** What is shown of reviews. */
export type ReviewFigures = z.infer<typeof reviewFigures>

/** Orders, and what was sold. */
export const orderFigures = z.object({
  /** Those that were placed in the range, cancelled ones among them. */
  placed: compared(count),
  /** Of these, those of which something was sent back. */
  returned: compared(count),
  /** Those that were completed in the range: sales. */
  completed: compared(count),
  /** The same orders by where they came from. */
  channels: z.array(z.object({ channel: z.enum(orderChannels), placed: count, returned: count })),
  /** Every day of the range, oldest first. */
  days: z.optional(z.array(z.object({ day: z.iso.date(), placed: count, completed: count }))),
  /** What was sold in the range came to, one sum for each currency. */
  sold: z.array(z.object({ channel: z.enum(saleChannels), values: z.array(money) })),
})

/** What is shown of orders. */
export type OrderFigures = z.infer<typeof orderFigures>

/** How much waited in a queue at the end of each of the last eight days, oldest first: today's is of now, the first of a week ago. */
export const queueDays = z.object({
  queue: z.string(),
  days: z.array(z.object({ day: z.iso.date(), waiting: count })),
})

/** How much waited in a queue. */
export type QueueDays = z.infer<typeof queueDays>

/** What the caller has done today. */
export const ownDay = z.object({
  /** What they took out of queues: approved, rejected, sent back for changes, paid … What was taken back does not count. */
  cleared: count,
  /** How long that had waited, in hours; null where nothing was. */
  medianHours: z.nullable(z.number().check(z.nonnegative())),
  /** How many decisions they took back. */
  undone: count,
})

/** What the caller has done today. */
export type OwnDay = z.infer<typeof ownDay>

/**
 * Answer of `GET {business}/dashboard/summary?range=`: a section for each area of the marketplace that the caller may read.
 * Orders are a section of their own and optional, so that no answer of today becomes wrong; commission is a call of its own.
 */
export const dashboardSummary = z.object({
  /** The server's clock. */
  asOf: instant,
  range: z.enum(ranges),
  approvals: approvalFigures,
  reviews: reviewFigures,
  orders: z.optional(orderFigures),
  queues: z.optional(z.array(queueDays)),
  own: z.optional(ownDay),
})

/** The figures of the dashboard. */
export type DashboardSummary = z.infer<typeof dashboardSummary>

/** Specification 9: Yesterday, Today. */
const dayRange = z.enum(['DY', 'DT'])

/** Specification 9: This Week, Last Week, 2 Weeks Ago. */
const weekRange = z.enum(['TW', 'LW', '2W'])

const salesRange = z.enum(['1Day', '1Week', '1Month'])

/** A figure of this week with its seven days, Monday first (specification 9), and how it stands to its target in per cent. */
const weekFigure = {
  value: z.number(),
  ofTarget: z.number(),
  week: z.array(z.number()).check(z.length(7)),
}

const widget = z.discriminatedUnion('id', [
  z.object({
    id: z.literal('visitsByMonth'),
    currentRange: z.string(),
    /** By year, twelve months each; the present year's are those that have begun. */
    data: z.record(z.string(), z.array(count)),
  }),
  z.object({ id: z.literal('conversion'), ...weekFigure }),
  z.object({ id: z.literal('impressions'), ...weekFigure }),
  z.object({ id: z.literal('visits'), ...weekFigure }),
  z.object({
    id: z.literal('traffic'),
    currentRange: dayRange,
    /** In steps of two hours. */
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
        /** In per cent, and against the week before in points. */
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
        /** Against the time before, in per cent. */
        change: z.number(),
        /** Two-hour steps of a day, the days of a week from Monday, the days of a month; in whole units of the currency. */
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

/** Answer of `GET /api/analytics-dashboard-app/widgets` (specification 7). What stands in them is not shown there. */
export const analyticsWidgets = readableListOf(widget)

/** One of the sample widgets. */
export type Widget = z.infer<typeof widget>
