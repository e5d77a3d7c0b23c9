import { createListener, type Credentials } from '@console/core/api'
import { useConfiguration } from '@console/core/configuration'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followChanges } from './followChanges'

/**
 * As long as the page is seen, what others change is read again as soon as the server tells it. Browsers have few connections for one
 * host, so that pages in the background use none.
 * @param isSignedIn before, and after, nobody listens
 */
export function useChanges(
  queries: QueryClient,
  credentials: Credentials,
  isSignedIn: boolean,
): void {
  const configuration = useConfiguration()
  // Inside the page there is nobody else to change anything.
  const address =
    configuration && configuration.sampleBackend !== 'all'
      ? configuration.addresses.business
      : undefined
  useEffect(() => {
    if (!isSignedIn || address === undefined) return undefined
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
  }, [address, credentials, isSignedIn, queries])
}
