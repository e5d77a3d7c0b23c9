import { useSessionState } from '@console/core/session'
import { useState } from 'react'

/** Whose form it is: another user's is another form, and it stays whose it was while their session ends. */
export function useFormOwner(): string {
  const email = useSessionState().user?.email
  const [owner, setOwner] = useState(email)
  if (email !== undefined && email !== owner) setOwner(email)
  return owner ?? ''
}
