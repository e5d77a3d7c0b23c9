import { useBufferedKeystrokes } from '@console/core/keys'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * State of a name that is edited in place (`NameLine`).
 * @returns the state, and a ref for its button, which gets the focus back when the field closes
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
