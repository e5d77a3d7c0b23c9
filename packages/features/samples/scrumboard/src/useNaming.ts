import { useBufferedKeystrokes } from '@console/core/keys'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Asks for a name where it will stand (`NameLine`).
 * @returns what asks, and a ref for its button, which has the focus again once the line has gone
 */
export function useNaming() {
  const [isNaming, setIsNaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useBufferedKeystrokes(isNaming)

  const giveBack = useEffectEvent(() => opener.current?.focus())
  useEffect(() => (isNaming ? () => giveBack() : undefined), [isNaming])

  const naming = {
    isNaming,
    ask: () => setIsNaming(true),
    end: () => setIsNaming(false),
  }
  return [naming, opener] as const
}
