import { type ReactNode, startTransition, use, useLayoutEffect, useMemo, useRef } from 'react'
import {
  type Location,
  type Navigator,
  type Path,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom'
import { replacementOf } from './replacementOf'

type Guard = (leave: () => void) => void

let guard: Guard | null = null

/**
 * From now until the returned function is called, `next` is asked before the console leads to another address: by a link, a
 * key, a menu, the finder. It is given what goes there. What only takes the place of an address, as a redirect does, is not
 * asked about.
 */
export function guardPushes(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

interface GuardedNavigatorProps {
  /** What stands at a path; the same for two paths of one screen. */
  screenAt: (path: string) => unknown
  children: ReactNode
}

/**
 * Stands inside the router around all that leads anywhere, so that `guardPushes` hears of it, and so that a page that is being
 * left does not take back the step that leaves it (`replacementOf`). React Router's own blockers need its data routers, which
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
      if (guard) guard(() => startTransition(() => navigator.push(...way)))
      else navigator.push(...way)
    }
    const replace: Navigator['replace'] = (to, ...rest) => {
      // `navigate()` has made a whole path of what it was given.
      const place = replacementOf(to as Path, shown.current, addressOf(navigator), screenAt)
      if (place) navigator.replace(place, ...rest)
    }
    return { ...context, navigator: { ...navigator, push, replace } }
  }, [context, screenAt])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}

/** The address as the browser has it. Router's type of a navigator leaves out what each history has. */
function addressOf(navigator: Navigator): Location {
  return (navigator as Navigator & { location: Location }).location
}
