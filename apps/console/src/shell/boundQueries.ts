import type { QueryClient } from '@tanstack/react-query'

/** Maximum answers kept for going back that no screen shows any more. A screen of the shell and a list read about ten. */
export const maxUnwatched = 150

/**
 * Limits the cached data of the server: beyond the maximum, the oldest that no screen shows is dropped. The default is to drop it
 * after five minutes; a user who walks through hundreds of records in that time would keep them all.
 */
export function boundQueries(queries: QueryClient): void {
  const cache = queries.getQueryCache()
  cache.subscribe(({ type, query: added }) => {
    if (type !== 'added') return
    const unwatched = cache
      .getAll()
      .filter(
        (query) =>
          query !== added && query.getObserversCount() === 0 && query.state.fetchStatus === 'idle',
      )
    const tooMany = unwatched.length - maxUnwatched
    if (tooMany <= 0) return
    const oldest = unwatched.toSorted((one, other) => usedAt(one) - usedAt(other)).slice(0, tooMany)
    for (const query of oldest) cache.remove(query)
  })
}

function usedAt({ state }: { state: { dataUpdatedAt: number; errorUpdatedAt: number } }): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
}
