import type { FieldRefusal } from '../api'
import type { UserInfo } from '../contracts'

/** Sign-in credentials. */
export interface Credentials {
  email: string
  password: string
  /** Set to keep the token beyond the browser session; undefined keeps it where the present one is. */
  remember?: boolean
}

/** Reason why a session ended or never began (specification 8), one per row of the error catalogue. */
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

/** Reason why a sign-in was refused. `code` selects our own message where the server gave none. */
export interface SignInRefusal {
  code: string
  message: string | null
  /**
   * The server's message with a success other than 202. It may read like a welcome, so it is shown below our own message.
   */
  detail?: string
  fields: readonly FieldRefusal[]
  /** Seconds to wait before another try, where the server named them. */
  retryAfter?: number
}

/** One-time events of the session for the console. */
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
  /** Set where a restore that failed because the server was unreachable may be retried. */
  canRetryRestore: boolean
  /** Two minutes or less are left. */
  isExpiring: boolean
  /** A sign-in in place is in progress. */
  isRenewing: boolean
}

/** The session's actions for screens. */
export interface Session {
  getState(): SessionState
  subscribe(onChange: () => void): () => void
  /** Listens for announcements until the returned function is called. */
  onAnnouncement(listener: (announcement: SessionAnnouncement) => void): () => void
  signIn(credentials: Credentials): void
  signOut(): void
  retryRestore(): void
  /** Reads the user again where the server reports other roles than the session's. */
  syncRoles(roles: readonly string[]): void
}

/** Specification 3: the display name is first and last name joined. */
export function displayName(user: Pick<UserInfo, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim()
}
