import { type Actor, createActor, fromPromise } from 'xstate'
import { ApiError, type Send, serverNow } from '../api'
import { signInAnswer, type UserInfo, userDataAnswer } from '../contracts'
import * as z from 'zod/mini'
import { type SessionEvent, sessionMachine } from './sessionMachine'
import { rejectExpired } from './token'
import type { TokenStore } from './tokenStore'

/** The running session machine. */
export type SessionActor = Actor<typeof sessionMachine>

/** Channel on which the tabs of one browser notify each other of sign-ins and sign-outs. */
const channelName = 'console-session'

/** Message between tabs: the event they send to their own session. */
type TabMessage = Extract<SessionEvent, { type: `token.${string}` }>

/** Maximum time a restored user waits for prefetched data, in milliseconds. */
const patience = 300

/**
 * Creates the session machine with its real effects: the calls of specification 7, the token store, and the other tabs. The
 * caller starts it, after subscribing.
 * @param beside settles when the first screen's data has been read. If that happens soon after the user is restored, both are
 * reported at once: the page renders in one go, and not first without its rows.
 * @param prepare reads data that the shell starts with, once the user is known. It delays the sign-in or restore, so it limits its own
 * duration.
 */
export function startSession(
  send: Send,
  tokens: TokenStore,
  beside?: Promise<unknown>,
  prepare?: (user: UserInfo, token: string) => Promise<void> | undefined,
): SessionActor {
  const channel = openChannel()
  const report = (message: TabMessage) => channel?.postMessage(message)

  const readUser = async (token: string, signal?: AbortSignal) => {
    const { user_info } = await send({
      base: 'business',
      method: 'POST',
      path: '/auth/user-data',
      body: { data: { token } },
      headers: { Authorization: `Bearer ${token}` },
      isPublic: true,
      aheadOf: 'session',
      answer: userDataAnswer,
      signal,
    })
    return user_info
  }

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreUser: fromPromise(async ({ input: { token }, signal }) => {
          const user = await readUser(token, signal)
          const read =
            beside && Promise.race([beside, new Promise((done) => setTimeout(done, patience))])
          await Promise.all([read, prepare?.(user, token)])
          return user
        }),
        signIn: fromPromise(async ({ input: { email, password }, signal }) => {
          const answer = await send({
            base: 'business',
            method: 'POST',
            path: '/auth/login',
            body: { email, password },
            isPublic: true,
            successStatus: 202,
            answer: signInAnswer,
            signal,
          })
          rejectExpired(answer.access_token, serverNow().getTime())
          const { access_token: token, user_info: user, message } = answer
          await prepare?.(user, token)
          return { token, user, message }
        }),
      },
      actions: {
        storeToken({ context: { user } }, { token, isRemembered }) {
          const former = tokens.read()
          tokens.write(token, isRemembered)
          if (isRemembered) report({ type: 'token.storedElsewhere', token })
          else if (isRemembered === undefined && former !== null && user !== null)
            report({ type: 'token.renewedElsewhere', former, token, user })
        },
        clearToken: () => tokens.clear(),
        rereadUser(_, { token }) {
          readUser(token).then(
            (user) => actor.send({ type: 'user.reread', token, user }),
            (error: unknown) => {
              // Any other error is no statement about the token: the user stays as last read.
              if (error instanceof ApiError && error.status === 401)
                actor.send({ type: 'call.unauthorized', token })
            },
          )
        },
        notifyOthers(_, { token }) {
          if (token === null) return
          report({ type: 'token.removedElsewhere', token })
          send({
            base: 'business',
            method: 'POST',
            path: '/auth/logout',
            headers: { Authorization: `Bearer ${token}` },
            isPublic: true,
            keepalive: true,
            answer: z.unknown(),
          }).catch(() => {
            // The token is deleted here whatever the server's response.
          })
        },
      },
    }),
    { input: { token: tokens.read() } },
  )

  channel?.addEventListener('message', ({ data: event }: MessageEvent<TabMessage>) => {
    if (event.type !== 'token.removedElsewhere' && actor.getSnapshot().can(event))
      tokens.write(event.token)
    actor.send(event)
  })
  actor.subscribe({ complete: () => channel?.close() })
  return actor
}

/** Null without other tabs: a browser that refuses storage may refuse this, too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return null
  }
}
