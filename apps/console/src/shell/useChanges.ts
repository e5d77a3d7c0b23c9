import type { Credentials } from '@console/core/api'
import { useConfiguration } from '@console/core/configuration'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * As long as the page is seen, what others change is read again as soon as the server tells it. What listens is fetched by itself: no
 * screen waits for it, and where it does not come, changes are seen at the next read.
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
    let end: (() => void) | undefined
    let isOver = false
    import('./listenToChanges').then(
      ({ listenToChanges }) => {
        if (!isOver) end = listenToChanges(queries, address, credentials)
      },
      () => {},
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [address, credentials, isSignedIn, queries])
}
