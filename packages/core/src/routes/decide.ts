import { isAllowed, isGuest } from '../permissions'
import type { SessionState } from '../session'
import type { RouteTable } from './routeTable'

/** Specification 2: the paths the guard itself knows. */
export const paths = {
  root: '/',
  signIn: '/login-now',
  /** Redirect target for users who are not signed in; the same panel (decision 0003). */
  signInOnDemand: '/login',
  home: '/dashboards/analytics',
  notFound: '/pages/errors/error-404',
} as const

/** Decision of the guard about a location. */
export type Decision =
  | { action: 'show' }
  /** The session is being restored, or the routes are loading: the result is unknown yet. */
  | { action: 'wait' }
  /** `keep`: the new redirect target; null deletes it; undefined leaves it. */
  | { action: 'go'; to: string; save?: string | null }

/**
 * The route guard (specification 2), verbatim and pure.
 * @param location path with query and fragment, as it would be stored for later
 * @param storedTarget the address requested before signing in
 */
export function decide(
  location: string,
  session: Pick<SessionState, 'status' | 'roles' | 'reason'>,
  storedTarget: string | null,
  table: Pick<RouteTable, 'find' | 'isWhole' | 'redirectOf'>,
): Decision {
  const path = location.split(/[?#]/)[0] ?? ''
  const route = table.find(path)
  const isSignInPage = route?.pattern === paths.signIn
  if (path === paths.root) return { action: 'go', to: paths.signIn }
  const to = table.redirectOf(path)
  if (to !== undefined) return { action: 'go', to: to + location.slice(path.length) }
  if (!table.isWhole() && (!route || session.status === 'signedIn')) return { action: 'wait' }
  if (!route) return { action: 'go', to: paths.notFound }
  // The shell shows the signed-in user, also around a screen that is open to everyone.
  if (session.status === 'restoring' && (route.auth || route.hasFrame || isSignInPage))
    return { action: 'wait' }

  const mayOpen = (target: string | null): target is string => {
    const found = target === null ? undefined : table.find(target)
    return (
      found !== undefined &&
      found.pattern !== paths.signIn &&
      found.pattern !== '/logout' &&
      isAllowed(found.auth, session.roles)
    )
  }
  if (isSignInPage && session.status === 'signedIn') {
    const next = [storedTarget, paths.home].find(mayOpen)
    return next === undefined ? { action: 'show' } : { action: 'go', to: next, save: null }
  }
  // Specification 6: signing out needs no role except being signed in.
  if (route.pattern === '/logout' && session.status === 'signedIn') return { action: 'show' }
  if (isAllowed(route.auth, session.roles)) return { action: 'show' }
  if (isGuest(session.roles)) {
    if (session.reason === 'left') return { action: 'go', to: paths.signIn, save: null }
    const panel = session.reason === null ? paths.signInOnDemand : paths.signIn
    return { action: 'go', to: panel, save: route.pattern === '/logout' ? undefined : location }
  }
  return mayOpen(storedTarget)
    ? { action: 'go', to: storedTarget, save: null }
    : { action: 'go', to: paths.root }
}
