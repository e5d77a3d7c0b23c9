import type { Send } from '@console/core/api'
import { latinDigits } from '@console/core/i18n'
import { found } from './contract'
import { fewestSought, maxSearchWords } from './kinds'

/**
 * Query options of TanStack Query for a search over all records that the user may see. Not in the specification, which leaves
 * business calls open.
 * @returns null for a text shorter than `fewestSought` characters, which is not searched
 */
export function foundQuery(send: Send, text: string) {
  const sought = latinDigits(text).trim().slice(0, maxSearchWords).trim()
  if (sought.length < fewestSought) return null
  return {
    queryKey: ['found', sought],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      send({
        base: 'business',
        method: 'GET',
        path: '/find',
        query: { q: sought },
        answer: found,
        signal,
      }),
    /** Recent changes are found by the next search after this time. */
    staleTime: 10_000,
  }
}
