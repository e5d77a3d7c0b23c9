import { useEffect, useEffectEvent } from 'react'
import { guardHistory } from './guardHistory'
import { warnBeforeUnload } from './warnBeforeUnload'
import { guardBack } from './backGuard'
import { guardNavigation } from './GuardedNavigator'

/**
 * Asks before the page is left while `isOn`: by any navigation, and by back or forward in the browser. Before the page itself is unloaded,
 * the browser asks.
 * @param ask receives the function that continues to where the user wanted to go
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
