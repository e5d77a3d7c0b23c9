import { type ReactNode, startTransition, use, useLayoutEffect, useMemo, useRef } from 'react'
import {
  type Location,
  type Navigator,
  type Path,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom'
import { mergeReplace } from './mergeReplace'

type Guard = (leave: () => void) => void

let guard: Guard | null = null

/**
 * From now until the returned function is called, `next` is asked before the console leads to another address: by a link, a
 * key, a menu, the finder. It is given what goes there. What only takes the place of an address, as a redirect does, is not
 * asked about.
 */
export function guardNavigation(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

let isNavigationBlocked = false

/** Does something that leads to no other address, whatever of it would: who has gone elsewhere is not led back (`useFollowUp`). */
export function runWithoutNavigation(act: () => void): void {
  isNavigationBlocked = true
  try {
    act()
  } finally {
    isNavigationBlocked = false
  }
}

interface GuardedNavigatorProps {
  /** What stands at a path; the same for two paths of one screen. */
  screenAt: (path: string) => unknown
  children: ReactNode
}

/**
 * Stands inside the router around all that leads anywhere, so that `guardNavigation` hears of it, and so that a page that is being
 * left does not take back the step that leaves it (`mergeReplace`). React Router's own blockers need its data routers, which
 * load and know the routes themselves; the context is the one place that all of `navigate()` goes through.
 */
export function GuardedNavigator({ screenAt, children }: GuardedNavigatorProps) {
  const context = use(NavigationContext)
  const location = useLocation()
  const shown = useRef(location)
  useLayoutEffect(() => {
    shown.current = location
  }, [location])
  const guarded = useMemo(() => {
    const { navigator } = context
    const push: Navigator['push'] = (...way) => {
      if (isNavigationBlocked) return
      if (guard) guard(() => startTransition(() => navigator.push(...way)))
      else navigator.push(...way)
    }
    const replace: Navigator['replace'] = (to, ...rest) => {
      if (isNavigationBlocked) return
      // `navigate()` has made a whole path of what it was given.
      const place = mergeReplace(to as Path, shown.current, addressOf(navigator), screenAt)
      if (place) navigator.replace(place, ...rest)
    }
    const steps = {
      ...navigator,
      push,
      replace,
      // What changes with each step is read as it is asked for.
      get location() {
        return addressOf(navigator)
      },
    }
    return { ...context, navigator: steps }
  }, [context, screenAt])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}

/** The address as the browser has it, which goes before what is on the screen. Router's type of a navigator leaves out what each history has. */
export function addressOf(navigator: Navigator): Location {
  return (navigator as Navigator & { location: Location }).location
}
