import { useMemo } from 'react'
import { useSession } from '../session'
import { type PendingWrites, createPendingWrites } from './pendingWrites'
import { browserPendingWrites } from './browserPendingWrites'

/** What the signed-in user has sent without an answer yet. */
export function usePendingWrites(): PendingWrites {
  const session = useSession()
  return useMemo(
    () => createPendingWrites(() => session.getState().user?.email ?? '', browserPendingWrites()),
    [session],
  )
}
