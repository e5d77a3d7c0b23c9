import { useSessionState } from '@console/core/session'
import { useState } from 'react'

/**
 * The React key of a form: another draft or another user is another form. A form stays its user's while their session ends.
 * Null while the session is restored and it is not known whose draft it is: the form opens then.
 */
export function useFormKey(draft: string | undefined): string | null {
  const { user, status } = useSessionState()
  // Guests keep drafts as well: those who register.
  const known = user?.email ?? (status === 'signedOut' ? '' : null)
  const [owner, setOwner] = useState(known)
  if (owner !== known && (user !== null || owner === null)) setOwner(known)
  if (draft !== undefined && owner === null) return null
  return `${owner ?? ''} ${draft ?? ''}`
}
