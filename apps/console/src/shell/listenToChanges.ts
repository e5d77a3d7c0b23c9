import { createListener, type Credentials } from '@console/core/api'
import type { QueryClient } from '@tanstack/react-query'
import { followChanges } from './followChanges'

/**
 * Listens to the change events of a server while the page is visible: browsers have few connections per host, so pages in the
 * background use none.
 * @param address address of the business API
 * @param onRoles called with the user's roles: when the connection opens, and when they change
 * @param isLate whether others may already have changed the visible data
 * @returns stops listening
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
