import type { Send } from '@console/core/api'
import { notingUnread } from '@console/core/unread'
import { queryOptions } from '@tanstack/react-query'
import { searchResults } from './contract'

/** Specification 7: `GET /api/search`, the full list; it takes no query. */
export function searchQuery(send: Send) {
  return queryOptions({
    queryKey: ['search'],
    queryFn: notingUnread((noting) =>
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
