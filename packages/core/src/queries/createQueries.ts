import { notifyManager, QueryClient } from '@tanstack/react-query'

/**
 * Makes what keeps the answers to what is read of the server, for as long as a session lasts. Calls are tried again by `send`, and
 * not here.
 * @param staleTime for how long an answer is as good as new, in milliseconds
 */
export function createQueries(staleTime = 0): QueryClient {
  // What is written into it is on the screens before anything is painted. Later, a record would look for a moment as before a decision.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })
}
