import { isAllowed, isGuest } from '../permissions'
import type { SessionState } from '../session'
import type { RouteEntry } from './feature'

/** Specification 2: the paths the guard itself knows. */
export const paths = {
  root: '/',
  signIn: '/login-now',
  /** Where the guard sends who is not signed in; the same panel (decision 0003). */
  signInOnDemand: '/login',
  home: '/dashboards/analytics',
  notFound: '/pages/errors/error-404',
} as const

/** What the guard makes of a location. */
export type Decision =
  | { action: 'show' }
  /** The session is being restored: nobody knows yet. */
  | { action: 'wait' }
  /** `keep`: what becomes the redirect target; null forgets it; undefined leaves it. */
  | { action: 'go'; to: string; keep?: string | null }

/**
 * The route guard (specification 2), verbatim and pure.
 *
 * @param location path with query and fragment, as it would be kept for later
 * @param route the route of this location; undefined for an unknown path
 * @param find the route of a path, to see whether a stored target may be opened
 */
export function decide(
  location: string,
  route: RouteEntry | undefined,
  session: Pick<SessionState, 'status' | 'roles' | 'reason'>,
  storedTarget: string | null,
  find: (path: string) => RouteEntry | undefined,
): Decision {
  const path = location.split(/[?#]/)[0] ?? ''
  const isSignInPage = route?.pattern === paths.signIn
  if (path === paths.root) return { action: 'go', to: paths.signIn }
  if (!route) return { action: 'go', to: paths.notFound }
  if (session.status === 'restoring' && (route.auth || isSignInPage)) return { action: 'wait' }

  const mayOpen = (target: string | null): target is string => {
    const found = target === null ? undefined : find(target)
    return (
      found !== undefined &&
      found.pattern !== paths.signIn &&
      found.pattern !== '/logout' &&
      isAllowed(found.auth, session.roles)
    )
  }
  if (isSignInPage && session.status === 'signedIn') {
    const to = [storedTarget, paths.home].find(mayOpen)
    return to === undefined ? { action: 'show' } : { action: 'go', to, keep: null }
  }
  if (isAllowed(route.auth, session.roles)) return { action: 'show' }
  if (isGuest(session.roles)) {
    if (session.reason === 'left') return { action: 'go', to: paths.signIn, keep: null }
    const to = session.reason === null ? paths.signInOnDemand : paths.signIn
    return { action: 'go', to, keep: route.pattern === '/logout' ? undefined : location }
  }
  return mayOpen(storedTarget)
    ? { action: 'go', to: storedTarget, keep: null }
    : { action: 'go', to: paths.root }
}
