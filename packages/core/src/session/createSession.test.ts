import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, type Call, type Send } from '../api'
import type { UserInfo } from '../contracts'
import { memoryStorage } from '../storage'
import { createSession } from './createSession'
import type { SessionAnnouncement, SessionState } from './session'
import { type SessionActor, startSession } from './startSession'
import { createTokenStore } from './tokenStore'

const carol: UserInfo = {
  roles: ['staff'],
  first_name: 'Carol',
  last_name: 'Nansubuga',
  email: 'staff@console.example',
}
const credentials = { email: carol.email, password: 'console', remember: true }
const wrong = new ApiError({
  status: 401,
  code: 'unauthorized',
  serverMessage: 'Check your password',
  fields: [{ field: 'password', pointer: '/password', message: 'Check your password' }],
})
const noNetwork = { code: 'network', message: null, fields: [] }

/** A token in the shape of a JSON Web Token that expires in so many milliseconds. */
function tokenFor(lifetime: number): string {
  return `header.${btoa(JSON.stringify({ exp: (Date.now() + lifetime) / 1000 }))}.signature`
}

/**
 * A session over the real machine; the test controls the loading of its code and the responses to its
 * calls.
 */
function run({
  token = null as string | null,
  restore = () => Promise.resolve(carol),
  signIn = () => Promise.resolve('b'),
  fetches = [] as (() => Promise<unknown>)[],
} = {}) {
  const paths: string[] = []
  const send = (async (call: Call<unknown>) => {
    paths.push(call.path)
    if (call.path === '/auth/user-data') return { user_info: await restore() }
    if (call.path === '/auth/login')
      return { message: 'Welcome back', access_token: await signIn(), user_info: carol }
    return undefined
  }) as Send
  const tokens = createTokenStore(memoryStorage(), memoryStorage())
  if (token !== null) tokens.write(token, true)
  const actors: SessionActor[] = []
  onTestFinished(() => actors.forEach((actor) => actor.stop()))
  const start = vi.fn<() => Promise<SessionActor>>(async () => {
    await fetches.shift()?.()
    const actor = startSession(send, tokens)
    actors.push(actor)
    return actor
  })

  const session = createSession(tokens, start)
  const states: SessionState[] = []
  const announced: SessionAnnouncement[] = []
  session.subscribe(() => states.push(session.getState()))
  session.onAnnouncement((announcement) => announced.push(announcement))
  return {
    session,
    tokens,
    start,
    paths,
    states,
    announced,
    state: () => session.getState(),
    statuses: () => states.map(({ status }) => status),
    /** Resolves with the state once it matches. */
    until: (wanted: Partial<SessionState>) =>
      new Promise<SessionState>((resolve) => {
        const look = () => {
          const state = session.getState()
          const keys = Object.keys(wanted) as (keyof SessionState)[]
          if (keys.every((key) => state[key] === wanted[key])) resolve(state)
        }
        session.subscribe(look)
        look()
      }),
  }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('before the machine has loaded', () => {
  test('no token: signed out, and nothing is loaded', () => {
    const { state, start, states } = run()
    expect(state()).toEqual({
      status: 'signedOut',
      user: null,
      roles: ['guest'],
      reason: null,
      refusal: null,
      canRetryRestore: false,
      isExpiring: false,
      isRenewing: false,
    })
    expect(start).not.toHaveBeenCalled()
    expect(states).toEqual([])
  })

  test('a stored token: restoring, and the machine is loaded at once', async () => {
    const { state, start, until, statuses } = run({ token: 'a' })
    expect(state().status).toBe('restoring')
    expect(start).toHaveBeenCalledOnce()
    expect(await until({ status: 'signedIn' })).toMatchObject({ user: carol, roles: ['staff'] })
    expect(statuses()).toEqual(['signedIn'])
  })

  test('specification 5 and 8: a stored token that has expired ends the session', async () => {
    const { tokens, until, announced } = run({
      token: tokenFor(-1),
      restore: () => Promise.reject(new ApiError({ status: 401, code: 'http_401' })),
    })
    expect((await until({ status: 'signedOut' })).reason).toBe('expired')
    expect(announced).toEqual([{ type: 'session.ended', reason: 'expired' }])
    expect(tokens.read()).toBeNull()
  })

  test('it can be prepared, once, without a visible change', async () => {
    const { session, start, states, until, statuses } = run()
    session.prepare()
    session.prepare()
    expect(start).toHaveBeenCalledOnce()
    expect(states).toEqual([])
    session.signIn(credentials)
    await until({ status: 'signedIn' })
    session.prepare()
    expect(start).toHaveBeenCalledOnce()
    expect(statuses()).toEqual(['signingIn', 'signedIn'])
  })

  test('a sign-in shows at once and is sent as soon as the machine has loaded', async () => {
    const { session, state, paths, until, statuses } = run()
    session.signIn(credentials)
    expect(state().status).toBe('signingIn')
    await until({ status: 'signedIn' })
    expect(paths).toEqual(['/auth/login'])
    expect(statuses()).toEqual(['signingIn', 'signedIn'])
  })
})

describe('when the machine cannot be fetched', () => {
  test('a sign-in is refused as a network error and announced, and the next one tries again', async () => {
    const { session, start, until, announced, statuses } = run({ fetches: [offline] })
    session.signIn(credentials)
    expect((await until({ status: 'signedOut' })).refusal).toEqual(noNetwork)
    expect(announced).toEqual([{ type: 'signIn.refused', refusal: noNetwork }])

    session.signIn(credentials)
    expect((await until({ status: 'signedIn' })).refusal).toBeNull()
    expect(start).toHaveBeenCalledTimes(2)
    expect(statuses()).toEqual(['signingIn', 'signedOut', 'signingIn', 'signedIn'])
  })

  test('the refused sign-in is not sent later', async () => {
    const { session, start, paths, until } = run({ fetches: [offline] })
    session.signIn(credentials)
    await until({ status: 'signedOut' })
    session.prepare()
    await start.mock.results[1]?.value
    expect(start).toHaveResolvedTimes(1)
    session.signOut()
    expect(session.getState().status).toBe('signedOut')
    expect(paths).toEqual([])
  })

  test('specification 8: a stored token stays for another try: Failed to login with token.', async () => {
    const { session, tokens, until, announced, statuses } = run({
      token: 'a',
      fetches: [offline, offline],
    })
    const failed = { status: 'signedOut', reason: 'notRestored', canRetryRestore: true } as const
    await until(failed)
    expect(announced).toEqual([{ type: 'session.ended', reason: 'notRestored' }])
    expect(tokens.read()).toBe('a')

    session.retryRestore()
    expect(session.getState().status).toBe('restoring')
    await until(failed)
    session.retryRestore()
    expect((await until({ status: 'signedIn' })).reason).toBeNull()
    expect(statuses()).toEqual(['signedOut', 'restoring', 'signedOut', 'restoring', 'signedIn'])
  })

  test('a sign-in then wins over the restore of the stored token', async () => {
    const { session, tokens, until, paths } = run({
      token: 'a',
      fetches: [offline],
      restore: () => new Promise(() => undefined),
    })
    await until({ status: 'signedOut' })
    session.signIn(credentials)
    await until({ status: 'signedIn' })
    expect(tokens.read()).toBe('b')
    expect(paths).toContain('/auth/login')
  })

  test('a failed preparation is not reported', async () => {
    const { session, start, states, announced, until } = run({ fetches: [offline] })
    session.prepare()
    await vi.waitFor(() => {
      session.prepare()
      expect(start).toHaveBeenCalledTimes(2)
    })
    expect(states).toEqual([])
    expect(announced).toEqual([])
    session.signIn(credentials)
    await until({ status: 'signedIn' })
  })
})

describe('specification 7 and 8: announcements to the console', () => {
  test('a success with the server’s message', async () => {
    const { session, until, announced } = run()
    session.signIn(credentials)
    await until({ status: 'signedIn' })
    expect(announced).toEqual([{ type: 'signIn.succeeded', message: 'Welcome back' }])
  })

  test('a refusal with its fields', async () => {
    const { session, until, announced } = run({ signIn: () => Promise.reject(wrong) })
    session.signIn(credentials)
    const refusal = {
      code: 'unauthorized',
      message: 'Check your password',
      fields: [{ field: 'password', pointer: '/password', message: 'Check your password' }],
    }
    expect((await until({ status: 'signedOut' })).refusal).toEqual(refusal)
    expect(announced).toEqual([{ type: 'signIn.refused', refusal }])
  })

  test('each refusal again, so that the same message is shown again', async () => {
    const { session, announced, until } = run({ signIn: () => Promise.reject(wrong) })
    session.signIn(credentials)
    const first = await until({ status: 'signedOut' })
    session.signIn(credentials)
    const second = await until({ status: 'signedOut' })
    expect(second.refusal).toEqual(first.refusal)
    expect(second.refusal).not.toBe(first.refusal)
    expect(announced).toHaveLength(2)
  })

  test('the end of a session with its reason', async () => {
    const { session, tokens, until, announced } = run({ token: 'a' })
    await until({ status: 'signedIn' })
    session.reportUnauthorized('a')
    expect(await until({ status: 'signedOut' })).toMatchObject({
      reason: 'invalid',
      user: null,
      roles: ['guest'],
    })
    expect(announced).toEqual([{ type: 'session.ended', reason: 'invalid' }])
    expect(tokens.read()).toBeNull()
  })

  test('nothing after unsubscribing', async () => {
    const { session, until } = run({ token: 'a' })
    const onChange = vi.fn<() => void>()
    const onAnnouncement = vi.fn<() => void>()
    const stops = [session.subscribe(onChange), session.onAnnouncement(onAnnouncement)]
    for (const stop of stops) stop()
    await until({ status: 'signedIn' })
    session.signOut()
    expect(session.getState()).toMatchObject({ status: 'signedOut', reason: 'left' })
    expect(onChange).not.toHaveBeenCalled()
    expect(onAnnouncement).not.toHaveBeenCalled()
  })
})

describe('the state', () => {
  test('a 401 of a former token changes nothing, and no subscriber is notified', async () => {
    const { session, until, states } = run({ token: 'a' })
    await until({ status: 'signedIn' })
    const before = session.getState()
    states.length = 0
    session.reportUnauthorized('former')
    session.retryRestore()
    expect(session.getState()).toBe(before)
    expect(states).toEqual([])
  })

  test.each([{ roles: ['guest'] }, { roles: [''] }, { roles: [] }])(
    'specification 6: a user with the roles $roles is treated as not logged in',
    async ({ roles }) => {
      const { until } = run({ token: 'a', restore: () => Promise.resolve({ ...carol, roles }) })
      expect((await until({ status: 'signedIn' })).roles).toEqual(['guest'])
    },
  )

  test('an unreachable server: the restore can be retried', async () => {
    const answers = [
      () => Promise.reject(new ApiError({ status: 503, code: 'http_503' })),
      () => Promise.resolve(carol),
    ]
    const { session, until } = run({ token: 'a', restore: () => answers.shift()!() })
    expect(await until({ status: 'signedOut' })).toMatchObject({
      reason: 'notRestored',
      canRetryRestore: true,
    })
    session.retryRestore()
    expect((await until({ status: 'signedIn' })).canRetryRestore).toBe(false)
  })

  test('the user is read again when their roles differ, and only then', async () => {
    const users = [carol, { ...carol, roles: ['staff', 'admin'] }]
    const { session, until, paths, states } = run({
      token: 'a',
      restore: () => Promise.resolve(users.shift()!),
    })
    session.syncRoles(['staff'])
    await until({ status: 'signedIn' })
    session.syncRoles(['staff'])
    expect(paths).toEqual(['/auth/user-data'])
    states.length = 0
    session.syncRoles(['admin', 'staff'])
    await vi.waitFor(() => expect(session.getState().roles).toEqual(['staff', 'admin']))
    expect(states.map(({ status }) => status)).toEqual(['signedIn'])
    session.syncRoles(['admin', 'staff'])
    expect(paths).toEqual(['/auth/user-data', '/auth/user-data'])
  })

  test('a token near its end: expiring, then renewing in place', async () => {
    const { session, until } = run({ token: tokenFor(60_000) })
    await until({ status: 'signedIn', isExpiring: true, isRenewing: false })
    session.signIn({ email: carol.email, password: 'console' })
    expect(session.getState()).toMatchObject({
      status: 'signedIn',
      isExpiring: true,
      isRenewing: true,
    })
    await until({ status: 'signedIn', isExpiring: false, isRenewing: false })
  })
})
