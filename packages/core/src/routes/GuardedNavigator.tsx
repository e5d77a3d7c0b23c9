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
 * Calls `next` before the console navigates to another address: by a link, a key, a menu, the command palette. It receives the function that
 * continues. Ends when the returned function is called. Replacements of an address, such as redirects, are not guarded.
 */
export function guardNavigation(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

let isNavigationBlocked = false

/** Runs a function and suppresses its navigation: a user who has left is not led back (`useFollowUp`). */
export function runWithoutNavigation(act: () => void): void {
  isNavigationBlocked = true
  try {
    act()
  } finally {
    isNavigationBlocked = false
  }
}

interface GuardedNavigatorProps {
  /** Identity of the screen at a path; the same for two paths of one screen. */
  screenAt: (path: string) => unknown
  children: ReactNode
}

/**
 * Wraps the router's navigator around everything that navigates, so that `guardNavigation` is notified, and so that a page that is being left
 * does not undo the navigation (`mergeReplace`). React Router's own blockers need its data routers, which load and know the routes
 * themselves; the context is the one place that all of `navigate()` passes through.
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
      // `navigate()` has resolved its argument to a full path.
      const place = mergeReplace(to as Path, shown.current, addressOf(navigator), screenAt)
      if (place) navigator.replace(place, ...rest)
    }
    const steps = {
      ...navigator,
      push,
      replace,
      // Values that change with each navigation are read lazily.
      get location() {
        return addressOf(navigator)
      },
    }
    return { ...context, navigator: steps }
  }, [context, screenAt])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}

/** The browser's address, which changes before the screen does. The router's navigator type omits the history's location. */
export function addressOf(navigator: Navigator): Location {
  return (navigator as Navigator & { location: Location }).location
}
