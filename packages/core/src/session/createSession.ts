import { isGuest } from '../permissions'
import type { Session, SessionAnnouncement, SessionState } from './session'
import type { SessionEvent } from './sessionMachine'
import type { SessionActor } from './startSession'
import type { TokenStore } from './tokenStore'

const guest: readonly string[] = ['guest']

const signedOut: SessionState = {
  status: 'signedOut',
  user: null,
  roles: guest,
  reason: null,
  refusal: null,
  canRetryRestore: false,
  isExpiring: false,
  isRenewing: false,
}

/**
 * Creates the session of the running console. It is light, so that the sign-in page can be shown with it: `start` loads
 * the machine behind it, at once when a token is stored and otherwise on first use.
 */
export function createSession(
  tokens: TokenStore,
  start: () => Promise<SessionActor>,
): Session & {
  /** Preloads the machine. */
  prepare(): void
  /** Reports a 401 response to a call with `token`, or without one. */
  reportUnauthorized(token: string | null): void
} {
  const changes = new Set<() => void>()
  const announcements = new Set<(announcement: SessionAnnouncement) => void>()
  /** Events sent before the machine was loaded. */
  const wishes: SessionEvent[] = []
  let actor: SessionActor | undefined
  let isLoading = false
  let state: SessionState =
    tokens.read() === null ? signedOut : { ...signedOut, status: 'restoring' }

  function publish(next: SessionState) {
    if (sameState(state, next)) return
    state = next
    for (const onChange of changes) onChange()
  }

  function announce(announcement: SessionAnnouncement) {
    for (const listener of announcements) listener(announcement)
  }

  function load() {
    if (actor || isLoading) return
    isLoading = true
    start().then(begin, giveUp)
  }

  function begin(started: SessionActor) {
    isLoading = false
    actor = started
    for (const type of ['signIn.succeeded', 'signIn.refused', 'session.ended'] as const)
      started.on(type, announce)
    started.start()
    for (const wish of wishes.splice(0)) started.send(wish)
    started.subscribe((snapshot) => publish(toState(snapshot)))
    publish(toState(started.getSnapshot()))
  }

  /** Handles a failed fetch of the machine's code: the next event retries. */
  function giveUp() {
    isLoading = false
    wishes.length = 0
    if (state.status === 'restoring') {
      publish({ ...signedOut, reason: 'notRestored', canRetryRestore: true })
      announce({ type: 'session.ended', reason: 'notRestored' })
    } else if (state.status === 'signingIn') {
      const refusal = { code: 'network', message: null, fields: [] }
      publish({ ...signedOut, refusal })
      announce({ type: 'signIn.refused', refusal })
    }
  }

  function send(event: SessionEvent) {
    if (actor) return actor.send(event)
    wishes.push(event)
    load()
  }

  if (state.status === 'restoring') load()

  return {
    getState: () => state,
    subscribe(onChange) {
      changes.add(onChange)
      return () => changes.delete(onChange)
    },
    onAnnouncement(listener) {
      announcements.add(listener)
      return () => announcements.delete(listener)
    },
    prepare: load,
    signIn(credentials) {
      if (!actor) publish({ ...signedOut, status: 'signingIn' })
      send({ type: 'signIn.submit', ...credentials })
    },
    signOut: () => send({ type: 'signOut' }),
    retryRestore() {
      if (!actor) publish({ ...signedOut, status: 'restoring' })
      send({ type: 'restore.retry' })
    },
    syncRoles(roles) {
      if (state.user && !hasSameRoles(state.user.roles, roles)) send({ type: 'user.outdated' })
    },
    reportUnauthorized: (token) => send({ type: 'call.unauthorized', token }),
  }
}

function toState(snapshot: ReturnType<SessionActor['getSnapshot']>): SessionState {
  const { user, reason, refusal } = snapshot.context
  const status =
    snapshot.matches('reading') || snapshot.matches('restoring')
      ? 'restoring'
      : snapshot.matches('signingIn')
        ? 'signingIn'
        : snapshot.matches('signedIn')
          ? 'signedIn'
          : 'signedOut'
  return {
    status,
    user,
    roles: user === null || isGuest(user.roles) ? guest : user.roles,
    reason,
    refusal,
    canRetryRestore: snapshot.matches({ signedOut: 'restorable' }),
    isExpiring:
      snapshot.matches({ signedIn: 'expiring' }) || snapshot.matches({ signedIn: 'renewing' }),
    isRenewing: snapshot.matches({ signedIn: 'renewing' }),
  }
}

function hasSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

function sameState(one: SessionState, other: SessionState): boolean {
  return (Object.keys(one) as (keyof SessionState)[]).every((key) => one[key] === other[key])
}
