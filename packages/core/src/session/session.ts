import type { FieldRefusal } from '../api'
import type { UserInfo } from '../contracts'

/** What someone signs in with. */
export interface Credentials {
  email: string
  password: string
  /** Whether the token outlives the browser session; undefined keeps it where the present one is. */
  remember?: boolean
}

/** Why a session ended or never began (specification 8), one reason per row of the error catalogue. */
export type SignOutReason =
  /** 'access_token expired' */
  | 'expired'
  /** 'Invalid access_token' */
  | 'invalid'
  /** 'Failed to login with token.' */
  | 'notRestored'
  /** 'Time Out' */
  | 'timedOut'
  /** The user signed out, here or in another tab. */
  | 'left'

/** Why a sign-in was refused. `code` names our own words where the server gave none. */
export interface SignInRefusal {
  code: string
  message: string | null
  /** What the server said with a success other than 202. It may read like a welcome, so it stands below our own words. */
  detail?: string
  fields: readonly FieldRefusal[]
  /** Seconds to wait before another try, where the server named them. */
  retryAfter?: number
}

/** What the session tells the console once, as it happens. */
export type SessionAnnouncement =
  | { type: 'signIn.succeeded'; message: string }
  | { type: 'signIn.refused'; refusal: SignInRefusal }
  | {
      type: 'session.ended'
      reason: SignOutReason
      /** The user signed out in another tab, not in this one. */
      isElsewhere?: true
    }

/** The session as screens see it. */
export interface SessionState {
  status: 'restoring' | 'signedOut' | 'signingIn' | 'signedIn'
  user: UserInfo | null
  /** The user's roles; `['guest']` for everyone else (specification 6). */
  roles: readonly string[]
  reason: SignOutReason | null
  refusal: SignInRefusal | null
  /** Whether a restore that failed for want of a server may be tried again. */
  canRetryRestore: boolean
  /** Two minutes or less are left. */
  isExpiring: boolean
  /** A sign-in in place is under way. */
  isRenewing: boolean
}

/** What screens may ask of the session. */
export interface Session {
  getState(): SessionState
  subscribe(onChange: () => void): () => void
  /** Hears announcements until the returned function is called. */
  onAnnouncement(listener: (announcement: SessionAnnouncement) => void): () => void
  signIn(credentials: Credentials): void
  signOut(): void
  retryRestore(): void
  /** Reads the user again where the server says that their roles are not those of the session. */
  syncRoles(roles: readonly string[]): void
}

/** Specification 3: the display name is first and last name joined. */
export function displayName(user: Pick<UserInfo, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim()
}
