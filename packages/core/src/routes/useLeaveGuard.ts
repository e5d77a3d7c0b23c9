import { useEffect, useEffectEvent } from 'react'
import { guardHistory } from './guardHistory'
import { warnBeforeUnload } from './warnBeforeUnload'
import { guardBack } from './backGuard'
import { guardNavigation } from './GuardedNavigator'

/**
 * While it is on, leaving the page asks first: by whatever leads to another address, and back or forward in the browser. Before the page as a whole
 * is left, the browser asks.
 * @param ask is given what goes where the reader wanted to go
 */
export function useLeaveGuard(isOn: boolean, ask: (leave: () => void) => void): void {
  const askFirst = useEffectEvent(ask)

  useEffect(() => {
    if (!isOn) return undefined
    const first = (go: () => void) => askFirst(go)
    const ends = [
      warnBeforeUnload(),
      guardNavigation(first),
      guardHistory({ history, guardBack }, first),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [isOn])
}
