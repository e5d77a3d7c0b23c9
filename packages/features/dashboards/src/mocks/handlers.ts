import { endpoint, instant, oneOf, queueSummary, type Resolver, scenarioFor } from '@console/sample'
import { systemAdmin } from '@console/core/permissions'
import { queuesSummary, type QueuesSummary } from '@console/domain/queues'
import {
  analyticsWidgets,
  dashboardSummary,
  type DashboardSummary,
  defaultRange,
  ranges,
  type Widget,
} from '../contract'
import { figuresOf } from './figuresOf'
import { sampleWidgets } from './widgets'

/** `GET /queues/summary`, answered by `resolver`; stories pass their own. */
export function readQueues(resolver: Resolver<QueuesSummary, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/queues/summary',
      roles: systemAdmin,
      answer: queuesSummary,
    },
    resolver,
  )
}

/** `GET /dashboard/summary?range=`, answered by `resolver`; stories pass their own. */
export function readSummary(resolver: Resolver<DashboardSummary, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/dashboard/summary',
      roles: systemAdmin,
      answer: dashboardSummary,
      query: { range: { value: oneOf(ranges) } },
    },
    resolver,
  )
}

/**
 * `GET /analytics-dashboard-app/widgets`, answered by `resolver`; stories pass their own. Beside a real server the sample
 * backend cannot know its tokens, so everybody may call.
 */
export function readWidgets(resolver: Resolver<Widget[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/analytics-dashboard-app/widgets',
      roles: 'public',
      answer: analyticsWidgets,
    },
    resolver,
  )
}

/** The dashboards' part of the sample backend. */
export const dashboardsHandlers = [
  readQueues(({ world, account }) => ({
    asOf: instant(world.now()),
    items: queueSummary(world, account),
  })),
  readSummary(({ world, account, query }) => {
    const range = ranges.find((each) => each === query.get('range')) ?? defaultRange
    return figuresOf(world, queueSummary(world, account), range)
  }),
]

/** Its part of the sample apps. */
export const analyticsSampleHandlers = [
  readWidgets(() =>
    scenarioFor('GET /analytics-dashboard-app/widgets') === 'empty' ? [] : sampleWidgets,
  ),
]
