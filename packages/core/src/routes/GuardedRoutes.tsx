import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { type SignOutReason, useSession, useSessionState } from '../session'
import type { Screens } from './createScreens'
import { decide, paths } from './decide'
import { isUnfetched, type LazyComponent } from './lazyComponent'
import type { RedirectTarget } from './redirectTarget'
import type { RouteTable } from './routeTable'
import { RouteTableContext } from './RouteTableContext'
import { ScreenBoundary } from './ScreenBoundary'

interface GuardedRoutesProps {
  table: RouteTable
  screens: Screens
  target: RedirectTarget
  /** The shell around the routes that have one. It stays mounted when only the screen changes. */
  frame: Pick<LazyComponent<ComponentType<{ children: ReactNode }>>, 'get'>
  /** Shown while the session is being restored or a chunk is loading. */
  waiting: ReactNode
  /** Shown in place of a screen, or of the shell, that could not be fetched or crashed. */
  failed: (failure: Failure) => ReactNode
}

/** A screen, or the shell, that is not shown. */
interface Failure {
  isInFrame: boolean
  /** Its code could not be fetched; otherwise it crashed. */
  isUnfetched: boolean
  retry?: () => void
}

/** Shows the screen of the current location, or follows the route guard's redirect. */
export function GuardedRoutes({
  table,
  screens,
  target,
  frame,
  waiting,
  failed,
}: GuardedRoutesProps) {
  const location = useLocation()
  // A screen that could not be fetched is a new component when it is requested again.
  const [, askAgain] = useReducer((times: number) => times + 1, 0)
  const session = useSessionState()
  const path = location.pathname + location.search + location.hash
  const decision = decide(path, session, target.read(), table)
  const others = useOthers(table, decision.action === 'wait')
  useEndOfSession(table, target)

  if (others.hasFailed) return failed({ isInFrame: false, isUnfetched: true, retry: others.retry })
  if (decision.action === 'wait') return waiting
  if (decision.action === 'go') return <Redirect {...decision} target={target} />
  const route = table.find(location.pathname)
  if (!route) return null
  const Screen = screens.of(route)
  const { hasFrame } = route
  const screen = (
    <ScreenBoundary
      key={route.pattern}
      failed={(error, drawAnew) =>
        failed({
          isInFrame: hasFrame,
          isUnfetched: isUnfetched(error),
          retry() {
            askAgain()
            drawAnew()
          },
        })
      }
    >
      <Suspense fallback={waiting}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  )
  if (!hasFrame) return screen
  const Frame = frame.get()
  return (
    // The shell is fetched once: only a reload of the page fetches it again.
    <RouteTableContext value={table}>
      <ScreenBoundary
        key="frame"
        failed={(error) => failed({ isInFrame: false, isUnfetched: isUnfetched(error) })}
      >
        <Suspense fallback={waiting}>
          <Frame>{screen}</Frame>
        </Suspense>
      </ScreenBoundary>
    </RouteTableContext>
  )
}

/**
 * Specification 4 and 8: an expired token, or any 401, leads to /login-now from every screen, also from those that are open to
 * everyone. If the screen was inside the shell, the next sign-in leads back to it.
 */
function useEndOfSession(table: RouteTable, target: RedirectTarget) {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  const onEnd = useEffectEvent((reason: SignOutReason | null) => {
    if (reason !== 'expired' && reason !== 'invalid') return
    const route = table.find(pathname)
    if (route?.pattern === paths.signIn) return
    if (route?.hasFrame) target.save(pathname + search + hash)
    void navigate(paths.signIn, { replace: true })
  })

  useEffect(() => {
    // It may have ended before the first render.
    onEnd(session.getState().reason)
    return session.onAnnouncement((announcement) => {
      if (announcement.type === 'session.ended') onEnd(announcement.reason)
    })
  }, [session])
}

/** Fetches the rest of a table on demand, and renders again when it is loaded. */
function useOthers(table: RouteTable, isWanted: boolean) {
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false })
  useEffect(() => {
    if (!isWanted || table.isWhole()) return undefined
    let isStale = false
    const set = (hasFailed: boolean) => {
      if (!isStale) setAttempt(({ number }) => ({ number, hasFailed }))
    }
    table.complete().then(
      () => set(false),
      () => set(true),
    )
    return () => {
      isStale = true
    }
  }, [table, isWanted, attempt.number])
  return {
    hasFailed: attempt.hasFailed,
    retry: () => setAttempt(({ number }) => ({ number: number + 1, hasFailed: false })),
  }
}

/** Follows a redirect: first stores or deletes the redirect target, then navigates. */
function Redirect({
  to,
  save,
  target,
}: {
  to: string
  save?: string | null
  target: RedirectTarget
}) {
  useEffect(() => {
    if (save === null) target.forget()
    else if (save !== undefined) target.save(save)
  }, [save, target])
  return <Navigate to={to} replace />
}
