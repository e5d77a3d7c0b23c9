import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session'

/** The session of the surrounding console, story or test. */
export const SessionContext = createContext<Session | null>(null)

/**
 * Returns the session.
 * @throws where none is provided
 */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext around it')
  return session
}

/** The session's state; the component renders again when it changes. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}
