import { productEntity } from '@console/sample/product'
import { reviewEntity } from '@console/sample/review'
import { serviceEntity } from '@console/sample/service-product'
import { instant, type World } from '@console/sample'
import type { QueueSummary } from '@console/domain/queues'
import type { ApprovalFigures, DashboardSummary, Range } from '../contract'
import { daysOf } from './daysOf'
import { pastOf, type Outcome } from './pastOf'
import { medianOf, ownDayOf, queueDaysOf } from './queueFiguresOf'
import { orderFiguresOf } from './orderFiguresOf'

const hour = 60 * 60_000

/** The answer of `GET /dashboard/summary`, counted from the world's rows as they are now. */
export async function figuresOf(
  world: World,
  queues: readonly QueueSummary[],
  range: Range,
  caller: { token: string },
): Promise<DashboardSummary> {
  const now = world.now()
  const { days: names, placeOf, isNow, isBefore } = daysOf(now, range)

  const { cycles, waits } = await pastOf(world)
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

  const reviewed = world
    .rows(reviewEntity)
    .filter(({ submittedAt }) => isNow(Date.parse(submittedAt)))
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
      waitingCategories: waitingCategories(world),
    },
    reviews: {
      ratings: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        reviews: reviewed.filter((review) => review.rating === rating).length,
      })),
    },
    orders: orderFiguresOf(world, isNow, isBefore),
    queues: queueDaysOf(
      now,
      waits,
      queues.map(({ queue }) => queue),
    ),
    own: ownDayOf(world, waits, caller.token),
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

/** The outermost categories of which most products and services wait. */
function waitingCategories(world: World): ApprovalFigures['waitingCategories'] {
  const counts = new Map<string, number>()
  for (const { submission, category } of [
    ...world.rows(productEntity),
    ...world.rows(serviceEntity),
  ]) {
    const [name] = category.path
    if (submission !== null && name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([category, waiting]) => ({ category, waiting }))
    .toSorted((one, other) => other.waiting - one.waiting)
    .slice(0, 5)
}
