import type { Credentials } from '@console/core/api'
import { useConfiguration } from '@console/core/configuration'
import { useSession } from '@console/core/session'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Milliseconds after which the listener is fetched again if it did not load: a server that is down takes its files along. */
const pause = 5000

/**
 * While the page is visible, refetches what others change and follows the user's roles. The listener is a chunk of its own: no
 * screen waits for it.
 * @param isSignedIn nothing is listened to while it is false
 */
export function useChanges(
  queries: QueryClient,
  credentials: Credentials,
  isSignedIn: boolean,
): void {
  const configuration = useConfiguration()
  const session = useSession()
  // With a backend inside the page, no one else changes anything.
  const address =
    configuration && configuration.sampleBackend !== 'all'
      ? configuration.addresses.business
      : undefined
  useEffect(() => {
    if (!isSignedIn || address === undefined) return undefined
    let end: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const listen = (isLate: boolean) => {
      import('./listenToChanges').then(
        ({ listenToChanges }) => {
          if (!isOver)
            end = listenToChanges(queries, address, credentials, session.syncRoles, isLate)
        },
        () => {
          if (!isOver) timer = setTimeout(listen, pause, true)
        },
      )
    }
    listen(false)
    return () => {
      isOver = true
      clearTimeout(timer)
      end?.()
    }
  }, [address, credentials, isSignedIn, queries, session])
}
