import { useCallback, useState } from 'react'

/**
 * Whether something has ever been open: from then on it stays, so that it can close with grace and keep what it holds, until
 * it is forgotten because it cannot be had.
 */
export function useWanted(isOpen: boolean): [isWanted: boolean, forget: () => void] {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return [wasOpen || isOpen, useCallback(() => setWasOpen(false), [])]
}
