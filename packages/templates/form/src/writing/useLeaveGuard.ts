import { guardPops, holdPage } from '@console/core/routes'
import { useEffect, useEffectEvent } from 'react'
import { guardHistory } from './guardHistory'

/**
 * While it is on, going back or forward in the browser asks first, and so does the browser before the page is left.
 * @param ask is given what goes where the reader wanted to go
 */
export function useLeaveGuard(isOn: boolean, ask: (leave: () => void) => void): void {
  const askFirst = useEffectEvent(ask)

  useEffect(() => {
    if (!isOn) return undefined
    const release = holdPage()
    const leave = guardHistory({ history, guardPops }, (go) => askFirst(go))
    return () => {
      release()
      leave()
    }
  }, [isOn])
}
