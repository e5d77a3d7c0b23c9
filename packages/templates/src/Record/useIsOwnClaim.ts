import type { ApprovableRow } from '@console/core/contracts'
import { displayName, useSessionState } from '@console/core/session'

/** Whether a claim is the reader's. The session knows the reader by name only. */
export function useIsOwnClaim(claim: ApprovableRow['claim']): boolean {
  const { user } = useSessionState()
  return user !== null && claim !== null && displayName(user) === claim.by.name
}
