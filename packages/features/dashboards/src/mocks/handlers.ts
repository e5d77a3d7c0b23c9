import { endpoint, oneOf, type Resolver, scenarioFor } from '@console/sample'
import { queueSummary } from '@console/sample/queues'
import { systemAdmin } from '@console/core/permissions'
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
