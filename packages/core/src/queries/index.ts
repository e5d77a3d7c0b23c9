import { notifyManager, QueryClient } from '@tanstack/react-query'

/**
 * Creates the cache of server data for one session. `send` retries calls, so this doesn't.
 * @param staleTime time for which a response counts as fresh, in milliseconds
 */
export function createQueries(staleTime = 0): QueryClient {
  // Cache updates reach the screens before the next paint. Later, a record would briefly look as it did before a decision.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })
}
