import { assign, emit, fromPromise, setup } from 'xstate'
import { ApiError, serverNow } from '../api'
import type { UserInfo } from '../contracts'
import { isGuest } from '../permissions'
import type { Credentials, SessionAnnouncement, SignInRefusal, SignOutReason } from './session'
import { ExpiredTokenError, readExpiry } from './token'

/** Two minutes before its token expires, a session offers to sign in again in place. */
const warningTime = 120_000

/** A session that cannot be restored within 15 s ends with 'Time Out' (specification 8). */
const restoreTime = 15_000

/** Timers of a browser overflow at 2³¹ ms (24.8 days): a longer delay is split into several. */
const longestTimer = 2 ** 31 - 1

interface Context {
  token: string | null
  user: UserInfo | null
  reason: SignOutReason | null
  refusal: SignInRefusal | null
  /** "Remember me" of the pending sign-in. */
  isRemembered: boolean | undefined
  /** The server's clock, by which tokens expire, in milliseconds since 1970. */
  now: () => number
}

/** Result of a successful sign-in. `message` is the server's, to be shown unchanged (specification 7). */
export interface SignInResult {
  token: string
  user: UserInfo
  message: string
}

/** Events of a session. */
export type SessionEvent =
  | ({ type: 'signIn.submit' } & Credentials)
  | { type: 'signOut' }
  /** A call with `token`, or without one, got a 401. */
  | { type: 'call.unauthorized'; token: string | null }
  /** Another tab signed out the session with `token`. */
  | { type: 'token.removedElsewhere'; token: string }
  /** Another tab signed in and stored its token for all tabs. */
  | { type: 'token.storedElsewhere'; token: string }
  /** Another tab signed in again in place of the session with the token `former`. */
  | { type: 'token.renewedElsewhere'; former: string; token: string; user: UserInfo }
  | { type: 'restore.retry' }
  /** The user's roles have changed on the server. */
  | { type: 'user.outdated' }
  /** The user of the session with `token`, read again. */
  | { type: 'user.reread'; token: string; user: UserInfo }

/**
 * The session (specification 4, 7, 8): from a stored token or a sign-in to its end, with one reason for every way to end.
 * Its effects are placeholders; `startSession` provides the real ones, tests and stories their own.
 */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    emitted: {} as SessionAnnouncement,
    input: {} as { token: string | null; now?: () => number },
  },
  actors: {
    restoreUser: fromPromise<UserInfo, { token: string }>(() =>
      Promise.reject(new Error('restoreUser must be provided')),
    ),
    signIn: fromPromise<SignInResult, Credentials>(() =>
      Promise.reject(new Error('signIn must be provided')),
    ),
  },
  actions: {
    storeToken: (_, _params: { token: string; isRemembered: boolean | undefined }) => {
      throw new Error('storeToken must be provided')
    },
    clearToken: () => {
      throw new Error('clearToken must be provided')
    },
    /** Notifies the server and the other tabs, without waiting for a response. */
    notifyOthers: (_, _params: { token: string | null }) => {
      throw new Error('notifyOthers must be provided')
    },
    /** Reads the user again and sends `user.reread`, or `call.unauthorized`. */
    rereadUser: (_, _params: { token: string }) => {
      throw new Error('rereadUser must be provided')
    },
    begin: assign((_, { token, user }: { token: string; user: UserInfo }) => ({
      token,
      user,
      reason: null,
      refusal: null,
    })),
    end: assign((_, { reason }: { reason: SignOutReason }) => ({
      token: null,
      user: null,
      reason,
      refusal: null,
    })),
    suspend: assign((_, { reason }: { reason: SignOutReason }) => ({ reason })),
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: toRefusal(error) })),
    announceSuccess: emit((_, { message }: { message: string }) => ({
      type: 'signIn.succeeded' as const,
      message,
    })),
    announceRefusal: emit((_, { error }: { error: unknown }) => ({
      type: 'signIn.refused' as const,
      refusal: toRefusal(error),
    })),
    announceEnd: emit((_, ending: { reason: SignOutReason; isElsewhere?: true }) => ({
      type: 'session.ended' as const,
      ...ending,
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isExpiringSoon: ({ context }) => remaining(context) <= warningTime,
    isOwnToken: ({ context }, { token }: { token: string | null }) => context.token === token,
    isOfGuest: ({ context }, { token }: { token: string | null }) =>
      token === null && context.reason !== 'invalid',
    /** Specification 6: a user with only the role guest counts as not logged in. */
    isUserAGuest: ({ context }) => context.user !== null && isGuest(context.user.roles),
    isUnauthorized: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.status === 401,
    isTimedOut: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.code === 'timeout',
  },
  delays: {
    restoreTime,
    untilWarning: ({ context }) => timer(remaining(context) - warningTime),
    untilExpiry: ({ context }) => timer(remaining(context)),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    token: input.token,
    user: null,
    reason: null,
    refusal: null,
    isRemembered: undefined,
    now: input.now ?? (() => serverNow().getTime()),
  }),
  initial: 'reading',
  states: {
    reading: {
      // Whether it has expired is known once the server's time is known.
      always: [{ guard: 'hasToken', target: 'restoring' }, { target: 'signedOut' }],
    },
    restoring: {
      invoke: {
        id: 'restoreUser',
        src: 'restoreUser',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: {
            type: 'begin',
            params: ({ context, event }) => ({ token: context.token ?? '', user: event.output }),
          },
        },
        // Only the server ends it. Any other response, such as a proxy's page, is no statement about the token.
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: end(reasonOfRefusal),
          },
          {
            guard: { type: 'isTimedOut', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut.restorable',
            actions: suspend('timedOut'),
          },
          { target: 'signedOut.restorable', actions: suspend('notRestored') },
        ],
      },
      after: {
        restoreTime: { target: 'signedOut.restorable', actions: suspend('timedOut') },
      },
      on: {
        'signIn.submit': 'signingIn',
        signOut: { target: 'signedOut', actions: leave() },
        'call.unauthorized': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'signedOut',
          actions: end(reasonOfRefusal),
        },
        'token.removedElsewhere': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'signedOut',
          actions: end('left', { isElsewhere: true }),
        },
      },
    },
    signedOut: {
      initial: 'empty',
      on: {
        'signIn.submit': 'signingIn',
        'token.storedElsewhere': {
          target: 'restoring',
          actions: assign({ token: ({ event }) => event.token }),
        },
      },
      states: {
        /** Specification 8: any 401 is reported to a guest, too, once; whatever ended the session before. */
        empty: {
          on: {
            'call.unauthorized': {
              guard: { type: 'isOfGuest', params: ({ event }) => event },
              actions: end('invalid'),
            },
          },
        },
        /** The token is still stored: the server was unreachable, so it has not rejected it. */
        restorable: {
          on: {
            'restore.retry': '#session.restoring',
            'call.unauthorized': {
              guard: { type: 'isOwnToken', params: ({ event }) => event },
              target: 'empty',
              actions: end(reasonOfRefusal),
            },
          },
        },
      },
    },
    signingIn: {
      entry: assign({
        refusal: null,
        reason: null,
        isRemembered: ({ event }) => (event as Credentials).remember,
      }),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => event as Extract<SessionEvent, { type: 'signIn.submit' }>,
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'begin', params: ({ event }) => event.output },
            {
              type: 'storeToken',
              params: ({ context, event }) => ({
                token: event.output.token,
                isRemembered: context.isRemembered,
              }),
            },
            { type: 'announceSuccess', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceRefusal', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    signedIn: {
      initial: 'active',
      on: {
        // Replaces such a session; in the last minutes of another session, that one is renewed.
        'signIn.submit': { guard: 'isUserAGuest', target: 'signingIn', actions: leave() },
        signOut: { target: 'signedOut', actions: leave() },
        'call.unauthorized': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'signedOut',
          actions: end(reasonOfRefusal),
        },
        'token.removedElsewhere': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'signedOut',
          actions: end('left', { isElsewhere: true }),
        },
        'token.renewedElsewhere': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.former }) },
          target: '.active',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'user.outdated': {
          actions: {
            type: 'rereadUser',
            params: ({ context }) => ({ token: context.token ?? '' }),
          },
        },
        'user.reread': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          actions: assign({ user: ({ event }) => event.user }),
        },
      },
      states: {
        active: {
          after: {
            untilWarning: [
              { guard: 'isExpiringSoon', target: 'expiring' },
              { target: 'active', reenter: true },
            ],
          },
        },
        /** The user may sign in again in place. */
        expiring: {
          on: { 'signIn.submit': 'renewing' },
          after: { untilExpiry: { target: '#session.signedOut', actions: end('expired') } },
        },
        renewing: {
          entry: assign({ refusal: null }),
          invoke: {
            id: 'renew',
            src: 'signIn',
            input: ({ event }) => event as Extract<SessionEvent, { type: 'signIn.submit' }>,
            onDone: {
              target: 'active',
              actions: [
                { type: 'begin', params: ({ event }) => event.output },
                {
                  type: 'storeToken',
                  params: ({ event }) => ({ token: event.output.token, isRemembered: undefined }),
                },
                { type: 'announceSuccess', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'expiring',
              actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: { untilExpiry: { target: '#session.signedOut', actions: end('expired') } },
        },
      },
    },
  },
})

/** Ends the session: deletes all its data. */
function end(
  reason: SignOutReason | ((context: Context) => SignOutReason),
  where: { isElsewhere?: true } = {},
) {
  const params = ({ context }: { context: Context }) => ({
    reason: typeof reason === 'function' ? reason(context) : reason,
  })
  return [
    {
      type: 'announceEnd',
      params: (happened: { context: Context }) => ({ ...params(happened), ...where }),
    },
    { type: 'end', params },
    { type: 'clearToken' },
  ] as const
}

/** Reason why the server rejects the token. */
function reasonOfRefusal(context: Context): SignOutReason {
  return remaining(context) <= 0 ? 'expired' : 'invalid'
}

/** The server was unreachable: the token stays for another try. */
function suspend(reason: SignOutReason) {
  return [
    { type: 'suspend', params: { reason } },
    { type: 'announceEnd', params: { reason } },
  ] as const
}

/** Signs out: others are notified while the token is still known. */
function leave() {
  return [
    {
      type: 'notifyOthers',
      params: ({ context }: { context: Context }) => ({ token: context.token }),
    },
    ...end('left'),
  ] as const
}

/** Milliseconds until the token expires; infinite where it names no expiry. */
function remaining({ token, now }: Context): number {
  const expiry = token === null ? null : readExpiry(token)
  return expiry === null ? Number.POSITIVE_INFINITY : expiry - now()
}

function timer(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), longestTimer)
}

function toRefusal(error: unknown): SignInRefusal {
  if (error instanceof ExpiredTokenError)
    return { code: 'token_expired', message: error.message, fields: [] }
  if (error instanceof ApiError) {
    const { status, code, serverMessage, fields, retryAfter } = error
    // Specification 7: any status but 202 is a refusal, and its message is shown as one.
    if (status >= 200 && status < 300)
      return { code: 'contract', message: null, detail: serverMessage ?? undefined, fields: [] }
    return { code, message: serverMessage, fields, retryAfter: retryAfter ?? undefined }
  }
  return { code: 'unknown', message: null, fields: [] }
}
