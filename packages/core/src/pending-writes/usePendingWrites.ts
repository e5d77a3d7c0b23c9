import { useMemo } from 'react'
import { useSession } from '../session'
import { type PendingWrites, createPendingWrites } from './pendingWrites'
import { browserPendingWrites } from './browserPendingWrites'

/** Writes of the signed-in user without a response yet. */
export function usePendingWrites(): PendingWrites {
  const session = useSession()
  return useMemo(
    () => createPendingWrites(() => session.getState().user?.email ?? '', browserPendingWrites()),
    [session],
  )
}
