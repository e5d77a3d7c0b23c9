import { useMemo } from 'react'
import { useSession } from '../session'
import { type Attempts, createAttempts } from './attempts'
import { attemptsOfBrowser } from './attemptsOfBrowser'

/** Unanswered writes of the signed-in user. */
export function useAttempts(): Attempts {
  const session = useSession()
  return useMemo(
    () => createAttempts(() => session.getState().user?.email ?? '', attemptsOfBrowser()),
    [session],
  )
}
