import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { searchResults } from './contract'

/** Specification 7: `GET /api/search`, the full list; it takes no query. */
export function searchQuery(send: Send) {
  return queryOptions({
    queryKey: ['search'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/search',
        answer: searchResults,
        ...noting,
      }),
    ),
  })
}
