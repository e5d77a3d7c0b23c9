import { endpoint, type Resolver, instant, queueSummary } from '@console/core/mocks'
import { systemAdmin } from '@console/core/permissions'
import { queuesSummary, type QueuesSummary } from '@console/core/queues'

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

/** The dashboards' part of the sample backend. */
export const dashboardsHandlers = [
  readQueues(({ world, account }) => ({
    asOf: instant(world.now()),
    items: queueSummary(world, account),
  })),
]
