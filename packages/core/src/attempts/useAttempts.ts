import { useMemo } from 'react'
import { useSession } from '../session'
import { type Attempts, createAttempts } from './attempts'
import { attemptsOfBrowser } from './attemptsOfBrowser'

/** What the signed-in user has sent without an answer yet. */
export function useAttempts(): Attempts {
  const session = useSession()
  return useMemo(
    () => createAttempts(() => session.getState().user?.email ?? '', attemptsOfBrowser()),
    [session],
  )
}
