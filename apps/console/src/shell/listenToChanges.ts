import { createListener, type Credentials } from '@console/core/api'
import type { QueryClient } from '@tanstack/react-query'
import { followChanges } from './followChanges'

/**
 * Listens to what a server tells of changes while the page is seen: browsers have few connections for one host, so that pages in the
 * background use none.
 * @param address the business API's
 * @returns ends it
 */
export function listenToChanges(
  queries: QueryClient,
  address: string,
  credentials: Credentials,
): () => void {
  const listener = createListener(`${address}/events`, {
    credentials,
    onEvent: followChanges(queries),
  })
  const listenWhileSeen = () =>
    document.visibilityState === 'visible' ? listener.begin() : listener.end()
  listenWhileSeen()
  document.addEventListener('visibilitychange', listenWhileSeen)
  return () => {
    document.removeEventListener('visibilitychange', listenWhileSeen)
    listener.end()
  }
}
