import { useSessionState } from '@console/core/session'
import { useState } from 'react'

/**
 * React key of a form: another draft or another user is another form. A form stays with its user while their session ends.
 * Null while the session is being restored and the owner of the draft is unknown: the form opens afterwards.
 */
export function useFormKey(draft: string | undefined): string | null {
  const { user, status } = useSessionState()
  // Guests have drafts, too: those of a registration.
  const known = user?.email ?? (status === 'signedOut' ? '' : null)
  const [owner, setOwner] = useState(known)
  if (owner !== known && (user !== null || owner === null)) setOwner(known)
  if (draft !== undefined && owner === null) return null
  return `${owner ?? ''} ${draft ?? ''}`
}
