import { use, useEffect, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { addressOf, runWithoutNavigation } from './GuardedNavigator'

/** Does what follows a wait. @returns whether the reader was still there */
export type FollowUp = (act: () => void) => boolean

/**
 * What follows a wait, such as for the answer to a write: it leads on whoever still stands where they began to wait. Whoever has gone elsewhere
 * meanwhile, or is on the way there while this page still stands on the screen, is led nowhere; all else of it is done.
 * @returns is called as the wait begins, and gives what does what follows
 */
export function useFollowUp(): () => FollowUp {
  const { navigator } = use(NavigationContext)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  return function begin() {
    const { pathname } = addressOf(navigator)
    return (act) => {
      const isThere = isShown.current && addressOf(navigator).pathname === pathname
      if (isThere) act()
      else runWithoutNavigation(act)
      return isThere
    }
  }
}
