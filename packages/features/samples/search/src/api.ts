import type { Send } from '@console/core/api'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { searchResult } from './contract'

/** Specification 7: `GET /api/search`, the full list; it takes no query. */
export function searchQuery(send: Send) {
  return queryOptions({
    queryKey: ['search'],
    queryFn: ({ signal }) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/search',
        answer: z.array(searchResult),
        signal,
      }),
  })
}
