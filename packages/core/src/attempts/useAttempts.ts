import { useMemo } from 'react'
import { useSession } from '../session'
import { type Attempts, createAttempts } from './attempts'
import { attemptsOfBrowser } from './attemptsOfBrowser'

/** What whoever is signed in has sent and not been told the outcome of. */
export function useAttempts(): Attempts {
  const session = useSession()
  return useMemo(
    () => createAttempts(() => session.getState().user?.email ?? '', attemptsOfBrowser()),
    [session],
  )
}
