export { createSession } from './createSession'
export {
  type Credentials,
  displayName,
  type Session,
  type SessionAnnouncement,
  type SessionState,
  type SignInRefusal,
  type SignOutReason,
} from './session'
export { SessionContext, useSession, useSessionState } from './SessionContext'
export { createTokenStore, type TokenStore } from './tokenStore'
export { readExpiry } from './token'
export { useSessionSingleton } from './useSessionSingleton'
