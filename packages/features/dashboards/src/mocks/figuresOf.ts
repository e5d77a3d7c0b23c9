import { productEndpoints } from '@console/sample/product'
import { reviewEndpoints } from '@console/sample/review'
import { serviceEndpoints } from '@console/sample/service-product'
import { instant } from '@console/sample'
import type { QueueSummary } from '@console/domain/queues'
import type { ApprovalFigures, DashboardSummary, Range, ReviewFigures } from '../contract'
import { daysOf } from './daysOf'
import { historyOf, type Outcome } from './historyOf'
import { medianOf, ownDayOf, queueDaysOf } from './queueFiguresOf'
import { orderFiguresOf } from './orderFiguresOf'

const hour = 60 * 60_000

/** Request and its sample database. */
export type Asked = Parameters<typeof productEndpoints.readPage>[0]

/** Response of `GET /dashboard/summary`, computed from the current rows of the sample database. */
export async function figuresOf(
  asked: Asked,
  queues: readonly QueueSummary[],
  range: Range,
): Promise<DashboardSummary> {
  const { database, account } = asked
  const now = database.now()
  const { days: names, placeOf, isNow, isBefore } = daysOf(database, range)

  const { cycles, waits } = await historyOf(database)
  const decided = cycles.flatMap(({ queue, submittedAt, decidedAt, outcome }) =>
    decidedAt === null || outcome === null ? [] : { queue, submittedAt, decidedAt, outcome },
  )
  const decidedNow = decided.filter(({ decidedAt }) => isNow(decidedAt))
  const decidedBefore = decided.filter(({ decidedAt }) => isBefore(decidedAt))

  const days = names.map((day) => ({ day, submitted: 0, decided: 0 }))
  for (const { submittedAt } of cycles) {
    const entry = isNow(submittedAt) ? days[placeOf(submittedAt)] : undefined
    if (entry) entry.submitted += 1
  }
  for (const { decidedAt } of decidedNow) {
    const entry = days[placeOf(decidedAt)]
    if (entry) entry.decided += 1
  }

  return {
    asOf: instant(now),
    range,
    approvals: {
      waiting: sumOf(queues.map(({ waiting }) => waiting)),
      overdue: sumOf(queues.map(({ overdue }) => overdue)),
      submitted: {
        now: cycles.filter(({ submittedAt }) => isNow(submittedAt)).length,
        before: cycles.filter(({ submittedAt }) => isBefore(submittedAt)).length,
      },
      decided: { now: decidedNow.length, before: decidedBefore.length },
      medianHours: { now: medianHours(decidedNow), before: medianHours(decidedBefore) },
      days,
      kinds: ['businesses', 'products', 'service-products', 'agents', 'listings'].map((queue) => {
        const count = (outcome: Outcome) =>
          decidedNow.filter((each) => each.queue === queue && each.outcome === outcome).length
        return {
          queue,
          approved: count('approved'),
          changesRequested: count('changesRequested'),
          rejected: count('rejected'),
        }
      }),
      waitingCategories: waitingCategories(asked),
    },
    reviews: {
      ratings: waitingRatings(asked),
    },
    orders: orderFiguresOf(database, daysOf(database, range)),
    queues: queueDaysOf(
      database,
      waits,
      queues.map(({ queue }) => queue),
    ),
    own: ownDayOf(database, waits, account.token),
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** In hours with one decimal. */
function medianHours(cycles: readonly { submittedAt: number; decidedAt: number }[]): number | null {
  return medianOf(
    cycles
      .map(({ submittedAt, decidedAt }) => (decidedAt - submittedAt) / hour)
      .toSorted((one, other) => one - other),
  )
}

/** Categories with the most waiting records, counted as in their lists. */
function waitingCategories(asked: Asked): ApprovalFigures['waitingCategories'] {
  const query = new URLSearchParams('submission=waiting&facets=category')
  const pages = {
    products: productEndpoints.readPage(asked, query),
    'service-products': serviceEndpoints.readPage(asked, query),
  }
  return Object.entries(pages)
    .flatMap(([queue, { facets }]) =>
      Object.entries(facets['category'] ?? {}).map(([category, waiting]) => ({
        queue,
        category,
        waiting,
      })),
    )
    .toSorted((one, other) => other.waiting - one.waiting)
    .slice(0, 5)
}

/** Waiting reviews by stars, counted as in their list. */
function waitingRatings(asked: Asked): ReviewFigures['ratings'] {
  const { facets } = reviewEndpoints.readPage(
    asked,
    new URLSearchParams('waiting=true&facets=rating'),
  )
  return [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    reviews: facets['rating']?.[String(rating)] ?? 0,
  }))
}
