import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { analyticsWidgets, dashboardSummary, type Range } from './contract'

/** Refetched as often as the queues, and under their key, so that invalidating those invalidates these. */
export function summaryQuery(send: Send, range: Range) {
  return queryOptions({
    queryKey: ['queues', 'summary', range],
    queryFn: ({ signal }) =>
      send({
        base: 'business',
        method: 'GET',
        path: '/dashboard/summary',
        query: { range },
        answer: dashboardSummary,
        signal,
      }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
}

/** Specification 7: the sample widgets. */
export function widgetsQuery(send: Send) {
  return queryOptions({
    queryKey: ['analytics-widgets'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/analytics-dashboard-app/widgets',
        answer: analyticsWidgets,
        ...noting,
      }),
    ),
  })
}
