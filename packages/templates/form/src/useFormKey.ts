import { useSessionState } from '@console/core/session'
import { useState } from 'react'

/**
 * What a form is known by: another draft, or another user's, is another form, and it stays whose it was while their session ends.
 * Null while it is not known whose what is kept is: it opens then.
 */
export function useFormKey(draft: string | undefined): string | null {
  const email = useSessionState().user?.email
  const [owner, setOwner] = useState(email)
  if (email !== undefined && email !== owner) setOwner(email)
  if (draft !== undefined && owner === undefined) return null
  return `${owner ?? ''} ${draft ?? ''}`
}
