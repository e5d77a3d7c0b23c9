import { type ReactNode, startTransition, use, useMemo } from 'react'
import { type Navigator, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

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

/**
 * Stands inside the router around all that leads anywhere, so that `guardPushes` hears of it. React Router's own blockers need
 * its data routers, which load and know the routes themselves; the context is the one place that all of `navigate()` goes through.
 */
export function GuardedPushes({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const guarded = useMemo(() => {
    const { navigator } = context
    const push: Navigator['push'] = (...way) => {
      if (guard) guard(() => startTransition(() => navigator.push(...way)))
      else navigator.push(...way)
    }
    return { ...context, navigator: { ...navigator, push } }
  }, [context])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}
