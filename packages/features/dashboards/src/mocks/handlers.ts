import { endpoint, oneOf, type Resolver, scenarioFor } from '@console/sample'
import { queueSummary } from '@console/sample/queues'
import { systemAdmin } from '@console/core/permissions'
import {
  analyticsWidgets,
  dashboardSummary,
  type DashboardSummary,
  defaultRange,
  type Range,
  ranges,
  type Widget,
} from '../contract'
import { commissionFigures, type CommissionFigures } from '../commission/contract'
import { commissionFiguresOf } from './commissionFiguresOf'
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

/** `GET {gateway}/dashboard/commission?range=`, answered by `resolver`; stories pass their own. */
export function readCommission(
  resolver: Resolver<CommissionFigures, undefined, typeof systemAdmin>,
) {
  return endpoint(
    {
      method: 'GET',
      base: 'gateway',
      path: '/dashboard/commission',
      roles: systemAdmin,
      answer: commissionFigures,
      query: { range: { value: oneOf(ranges) } },
    },
    resolver,
  )
}

/**
 * `GET /analytics-dashboard-app/widgets`, answered by `resolver`; stories pass their own. Beside a real server the
 * sample backend cannot know its tokens, so anyone may call.
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

/** Sample backend of the dashboards. */
export const dashboardsHandlers = [
  readSummary((call) =>
    figuresOf(call, queueSummary(call.database, call.account), rangeOf(call.query)),
  ),
  readCommission(({ database, query }) => commissionFiguresOf(database, rangeOf(query))),
]

function rangeOf(query: URLSearchParams): Range {
  return ranges.find((each) => each === query.get('range')) ?? defaultRange
}

/** Sample backend of their sample apps. */
export const analyticsSampleHandlers = [
  readWidgets(() =>
    scenarioFor('GET /analytics-dashboard-app/widgets') === 'empty' ? [] : sampleWidgets,
  ),
]
