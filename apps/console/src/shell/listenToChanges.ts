import { createListener, type Credentials } from '@console/core/api'
import type { QueryClient } from '@tanstack/react-query'
import { followChanges } from './followChanges'

/**
 * Listens to what a server tells of changes while the page is seen: browsers have few connections for one host, so that pages in the
 * background use none.
 * @param address the business API's
 * @param onRoles called with the reader's roles: when the connection opens, and when they change
 * @param isLate whether others may have changed meanwhile what is shown already
 * @returns ends it
 */
export function listenToChanges(
  queries: QueryClient,
  address: string,
  credentials: Credentials,
  onRoles: (roles: readonly string[]) => void,
  isLate: boolean,
): () => void {
  const listener = createListener(`${address}/events`, {
    credentials,
    onEvent: followChanges(queries, onRoles),
    onMissed: () => void queries.invalidateQueries(),
    isLate,
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
