import { use, useEffect, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { addressOf, runWithoutNavigation } from './GuardedNavigator'

/**
 * Runs the follow-up of a wait.
 * @returns whether the user was still there
 */
export type FollowUp = (act: () => void) => boolean

/**
 * Follow-up of a wait, such as for the response to a write: navigates only if the user is still on the page where the wait began. For a
 * user who has left, or is leaving while this page is still visible, navigation is suppressed; everything else is done.
 * @returns a function to call when the wait begins; its result runs the follow-up
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
