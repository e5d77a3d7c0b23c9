import type { Send } from '@console/core/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Range } from '../contract'
import { commissionFigures } from './contract'

/** Refetched with the other figures of the dashboard. */
export function commissionQuery(send: Send, range: Range) {
  return queryOptions({
    queryKey: ['queues', 'summary', range, 'commission'],
    queryFn: ({ signal }) =>
      send({
        base: 'gateway',
        method: 'GET',
        path: '/dashboard/commission',
        query: { range },
        answer: commissionFigures,
        signal,
      }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
}
