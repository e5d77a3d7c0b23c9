import { useState } from 'react'

/** Whether something has ever been open: from then on it stays, so that it can close with grace and keep what it holds. */
export function useWanted(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen
}
