import { systemAdmin } from '@console/core/permissions'
import { queuesSummary, type QueuesSummary } from '@console/domain/queues'
import { endpoint, type Resolver } from '../../server/endpoint'
import { instant } from '../../store/clock'
import { queueSummary } from './summary'

/** `GET /queues/summary` */
function summary(resolver: Resolver<QueuesSummary, undefined, typeof systemAdmin>) {
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

/** Endpoints of all queues. */
export const queueEndpoints = {
  summary,
  handlers: [
    summary(({ database, account }) => ({
      asOf: instant(database.now()),
      items: queueSummary(database, account),
    })),
  ],
}
