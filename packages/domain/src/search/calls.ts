import type { Send } from '@console/core/api'
import { latinDigits } from '@console/core/i18n'
import { recordSearchResults } from './contract'
import { minQueryLength, maxQueryLength } from './searchHitKinds'

/**
 * Query options of TanStack Query for a search over all records that the user may see. Not in the specification, which leaves
 * business calls open.
 * @returns null for a text shorter than `minQueryLength` characters, which is not searched
 */
export function searchQuery(send: Send, text: string) {
  const sought = latinDigits(text).trim().slice(0, maxQueryLength).trim()
  if (sought.length < minQueryLength) return null
  return {
    queryKey: ['searchHits', sought],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      send({
        base: 'business',
        method: 'GET',
        path: '/find',
        query: { q: sought },
        answer: recordSearchResults,
        signal,
      }),
    /** Recent changes are found by the next search after this time. */
    staleTime: 10_000,
  }
}
