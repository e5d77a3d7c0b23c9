import type { Send } from '@console/core/api'
import { latinDigits } from '@console/core/i18n'
import { found } from './contract'
import { fewestSought, mostSought } from './kinds'

/**
 * How TanStack Query reads what a text finds of all records that the reader may see. Not in the specification, which leaves business
 * calls open.
 * @returns null for a text of fewer than `fewestSought` characters, which is not looked for
 */
export function foundQuery(send: Send, text: string) {
  const sought = latinDigits(text).trim().slice(0, mostSought).trim()
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
    /** What was written meanwhile is found when it is looked for the next time. */
    staleTime: 10_000,
  }
}
