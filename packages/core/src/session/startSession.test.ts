import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { ApiError, type Call, type Send } from '../api'
import { noteServerTime } from '../api/serverClock'
import { memoryStorage } from '../storage'
import { startSession } from './startSession'
import { createTokenStore } from './tokenStore'

const carol = {
  roles: ['staff'],
  first_name: 'Carol',
  last_name: 'Nansubuga',
  email: 'staff@console.example',
}
const credentials = { email: carol.email, password: 'console' }

let issued = 0

/** A token that expires at an instant, in milliseconds since 1970; each one is unique. */
function tokenUntil(expiry: number): string {
  issued += 1
  const claims = { exp: Math.round(expiry / 1000), jti: String(issued) }
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

/** Responses by path; without one a call hangs. */
type Answers = Record<string, (call: Call<unknown>) => unknown>

const restores: Answers = { '/auth/user-data': () => ({ user_info: carol }) }
const signsIn = (token: string): Answers => ({
  ...restores,
  '/auth/login': () => ({ message: 'Welcome back', access_token: token, user_info: carol }),
})

/**
 * Opens a tab whose session runs on a server controlled by the test. Tabs of one browser share
 * `lasting`.
 */
function openTab(
  answers: Answers,
  {
    token = null as string | null,
    lasting = memoryStorage(),
    beside = undefined as Promise<unknown> | undefined,
    prepare = undefined as Parameters<typeof startSession>[3],
  } = {},
) {
  const calls: Call<unknown>[] = []
  const send = ((call: Call<unknown>) => {
    calls.push(call)
    const answer = answers[call.path]
    return answer
      ? Promise.resolve(call)
          .then(answer)
          .then((value) => call.answer.parse(value))
      : new Promise(() => undefined)
  }) as Send
  if (token !== null) lasting.setItem('jwt_access_token', token)
  const passing = memoryStorage()
  const tokens = createTokenStore(lasting, passing)
  const actor = startSession(send, tokens, beside, prepare)
  onTestFinished(() => void actor.stop())
  const hear = vi.spyOn(actor, 'send')
  actor.start()
  return {
    actor,
    calls,
    tokens,
    lasting,
    passing,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    reaches: (state: 'signedIn' | 'signedOut' | 'restoring') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    /** Resolves when another tab has notified this one. */
    hears: (event: { type: string; token: string }) =>
      vi.waitFor(() => expect(hear).toHaveBeenCalledWith(expect.objectContaining(event))),
  }
}

describe('specification 7: the calls', () => {
  test('restoring sends the stored token in the body and as bearer, in a public call, whose 401 is not reported', async () => {
    const { calls, reaches, context } = openTab(restores, { token: 'a' })
    await reaches('signedIn')
    expect(calls).toEqual([
      expect.objectContaining({
        base: 'business',
        method: 'POST',
        path: '/auth/user-data',
        body: { data: { token: 'a' } },
        headers: { Authorization: 'Bearer a' },
        isPublic: true,
      }),
    ])
    expect(context().user).toEqual(carol)
  })

  test('signing in sends email and password only, and asks for status 202', async () => {
    const { actor, calls, reaches } = openTab(signsIn('b'))
    actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await reaches('signedIn')
    expect(calls).toEqual([
      expect.objectContaining({
        base: 'business',
        method: 'POST',
        path: '/auth/login',
        body: credentials,
        isPublic: true,
        successStatus: 202,
      }),
    ])
  })

  test('no token, no call', () => {
    expect(openTab(restores).calls).toEqual([])
  })

  test('signing out notifies the server with the token of the session, and clears it in the tab', async () => {
    const { actor, calls, reaches, tokens, state } = openTab(restores, { token: 'a' })
    await reaches('signedIn')
    actor.send({ type: 'signOut' })
    expect(calls.at(-1)).toMatchObject({
      base: 'business',
      method: 'POST',
      path: '/auth/logout',
      headers: { Authorization: 'Bearer a' },
      isPublic: true,
      keepalive: true,
    })
    expect(tokens.read()).toBeNull()
    expect(state()).toEqual({ signedOut: 'empty' })
  })

  test('signing out clears the token, whatever the server responds', async () => {
    const { actor, lasting, reaches } = openTab(
      {
        ...restores,
        '/auth/logout': () => Promise.reject(new ApiError({ status: 500, code: 'x' })),
      },
      { token: 'a' },
    )
    await reaches('signedIn')
    actor.send({ type: 'signOut' })
    expect(lasting.length).toBe(0)
  })

  test('an outdated user is read again with the token of the session', async () => {
    const users = [carol, { ...carol, roles: ['admin'] }]
    const answers = { '/auth/user-data': () => ({ user_info: users.shift() }) }
    const { actor, calls, context, reaches, state } = openTab(answers, { token: 'a' })
    await reaches('signedIn')
    actor.send({ type: 'user.outdated' })
    expect(calls.at(-1)).toMatchObject({ body: { data: { token: 'a' } }, isPublic: true })
    await waitFor(actor, (snapshot) => snapshot.context.user?.roles[0] === 'admin')
    expect([state(), context().token]).toEqual([{ signedIn: 'active' }, 'a'])
  })

  test('a 401 for that read ends the session; any other error leaves the user unchanged', async () => {
    const errors = [
      new ApiError({ status: 503, code: 'http_503' }),
      new ApiError({ status: 401, code: 'unauthorized' }),
    ]
    let isRestored = false
    const { actor, context, reaches } = openTab(
      {
        '/auth/user-data'() {
          if (isRestored) throw errors.shift()
          isRestored = true
          return { user_info: carol }
        },
      },
      { token: 'a' },
    )
    await reaches('signedIn')
    actor.send({ type: 'user.outdated' })
    actor.send({ type: 'user.outdated' })
    await reaches('signedOut')
    expect([errors, context().reason]).toEqual([[], 'invalid'])
  })

  describe('data that is read beside a restored user', () => {
    const settled = () => new Promise((done) => setTimeout(done))

    test('delays the restore, so that a page is drawn once', async () => {
      let read: (value?: unknown) => void = () => undefined
      const beside = new Promise((done) => (read = done))
      const { state, reaches } = openTab(restores, { token: 'a', beside })
      await settled()
      expect(state()).toBe('restoring')
      read()
      await reaches('signedIn')
    })

    test('delays the restore for at most 300 ms', async () => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const { state } = openTab(restores, { token: 'a', beside: new Promise(() => undefined) })
      await vi.advanceTimersByTimeAsync(299)
      expect(state()).toBe('restoring')
      await vi.advanceTimersByTimeAsync(1)
      expect(state()).toHaveProperty('signedIn')
    })

    test('does not delay a refused restore', async () => {
      const refuses: Answers = {
        '/auth/user-data': () => Promise.reject(new ApiError({ status: 401, code: 'x' })),
      }
      const { state } = openTab(refuses, { token: 'a', beside: new Promise(() => undefined) })
      await settled()
      expect(state()).toHaveProperty('signedOut')
    })
  })

  describe('data prepared for a user', () => {
    test.each([
      ['sign-in', null, 'b', 'signingIn'],
      ['restore', 'a', 'a', 'restoring'],
    ] as const)('delays a %s until it is read', async (_, stored, token, state) => {
      let read: () => void = () => undefined
      const prepare = vi.fn<() => Promise<void>>(() => new Promise((done) => (read = done)))
      const tab = openTab(signsIn('b'), { token: stored, prepare })
      if (stored === null) tab.actor.send({ type: 'signIn.submit', ...credentials })
      await vi.waitFor(() => expect(prepare).toHaveBeenCalledExactlyOnceWith(carol, token))
      expect(tab.state()).toBe(state)
      read()
      await tab.reaches('signedIn')
    })
  })

  test('signing out aborts a restore', () => {
    const { actor, calls } = openTab({}, { token: 'a' })
    actor.send({ type: 'signOut' })
    expect(calls[0]?.signal?.aborted).toBe(true)
  })

  test('an invalid response to a sign-in is a refusal', async () => {
    const { actor, lasting, reaches, context } = openTab({ '/auth/login': () => ({ message: '' }) })
    actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await waitFor(actor, ({ context }) => context.refusal !== null)
    await reaches('signedOut')
    expect(context().refusal?.code).toBe('unknown')
    expect(lasting.length).toBe(0)
  })

  test('specification 5: a token that has already expired when it arrives is rejected', async () => {
    const expired = tokenUntil(0)
    const { actor, tokens, context } = openTab(signsIn(expired))
    actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await waitFor(actor, ({ context }) => context.refusal !== null)
    expect(context().refusal).toMatchObject({
      code: 'token_expired',
      message: 'access token expired login Again',
    })
    expect(tokens.read()).toBeNull()
  })
})

describe('a device whose clock is an hour fast', () => {
  const hour = 3_600_000
  const minutes = (count: number) => Math.floor((Date.now() - hour + count * 60_000) / 1000)
  const tokenFor = (count: number) => `a.${btoa(JSON.stringify({ exp: minutes(count) }))}.z`
  /** Every response has the server's time. */
  const dated = (answers: Answers): Answers =>
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        (call) => {
          noteServerTime(new Date(Date.now() - hour).toUTCString())
          return answer(call)
        },
      ]),
    )
  afterEach(() => noteServerTime(new Date().toUTCString()))

  test('signs in with a token of 45 minutes, without a warning', async () => {
    const { actor, state } = openTab(dated(signsIn(tokenFor(45))))
    actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
    expect(state()).toEqual({ signedIn: 'active' })
  })

  test('is warned two minutes before the token expires by the server’s clock', async () => {
    const { actor, state } = openTab(dated(signsIn(tokenFor(1))))
    actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'expiring' }))
    expect(state()).toEqual({ signedIn: 'expiring' })
  })

  test('restores a session', async () => {
    const { actor, state } = openTab(dated(restores), { token: tokenFor(45) })
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
    expect(state()).toEqual({ signedIn: 'active' })
  })
})

describe('specification 2 and 9: the storage of the token', () => {
  test.each([
    { remember: true, lasting: 'b', passing: null },
    { remember: false, lasting: null, passing: 'b' },
  ])('remember me: $remember', async ({ remember, ...stored }) => {
    const { actor, lasting, passing, reaches } = openTab(signsIn('b'))
    actor.send({ type: 'signIn.submit', ...credentials, remember })
    await reaches('signedIn')
    expect({
      lasting: lasting.getItem('jwt_access_token'),
      passing: passing.getItem('jwt_access_token'),
    }).toEqual(stored)
  })

  test('the end of a session removes the stored token', async () => {
    const { actor, lasting, reaches } = openTab(restores, { token: 'a' })
    await reaches('signedIn')
    actor.send({ type: 'call.unauthorized', token: 'a' })
    expect(lasting.length).toBe(0)
  })
})

describe('tabs of one browser', () => {
  test('signing out in one signs out the others with the same token, and no other session', async () => {
    const lasting = memoryStorage()
    const one = openTab(restores, { token: 'a', lasting })
    const same = openTab(restores, { token: 'a', lasting })
    const another = openTab(restores, { token: 'z' })
    await Promise.all([one, same, another].map(({ reaches }) => reaches('signedIn')))

    one.actor.send({ type: 'signOut' })
    await same.reaches('signedOut')
    expect(same.context().reason).toBe('left')
    expect(same.tokens.read()).toBeNull()
    await another.hears({ type: 'token.removedElsewhere', token: 'a' })
    expect(another.state()).toEqual({ signedIn: 'active' })
    expect(another.lasting.getItem('jwt_access_token')).toBe('z')
  })

  test('only the tab that signs out notifies the server', async () => {
    const one = openTab(restores, { token: 'a' })
    const same = openTab(restores, { token: 'a' })
    await Promise.all([one.reaches('signedIn'), same.reaches('signedIn')])
    one.actor.send({ type: 'signOut' })
    await same.reaches('signedOut')
    expect(same.calls.map(({ path }) => path)).toEqual(['/auth/user-data'])
  })

  test('a signed-out tab follows a remembered sign-in', async () => {
    const lasting = memoryStorage()
    const one = openTab(signsIn('b'), { lasting })
    const signedOut = openTab(restores, { lasting })
    one.actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await signedOut.reaches('signedIn')
    expect(signedOut.tokens.read()).toBe('b')
    expect(signedOut.calls).toEqual([
      expect.objectContaining({ headers: { Authorization: 'Bearer b' } }),
    ])
  })

  test('a sign-in for one browser session does not affect other tabs', async () => {
    const one = openTab(signsIn('b'))
    const signedOut = openTab(restores)
    one.actor.send({ type: 'signIn.submit', ...credentials, remember: false })
    await one.reaches('signedIn')
    one.actor.send({ type: 'signOut' })
    await signedOut.hears({ type: 'token.removedElsewhere', token: 'b' })
    expect(signedOut.calls).toEqual([])
  })

  test('a tab that follows a sign-in drops a token whose restore had failed', async () => {
    const lasting = memoryStorage()
    const offline: Answers = {
      '/auth/user-data': ({ body }) =>
        JSON.stringify(body).includes('"a"')
          ? Promise.reject(new ApiError({ status: 0, code: 'network' }))
          : { user_info: carol },
    }
    const waiting = openTab(offline, { token: 'a', lasting })
    await waiting.reaches('signedOut')
    expect(waiting.tokens.read()).toBe('a')
    const one = openTab({ ...offline, ...signsIn('b') }, { lasting })
    one.actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await waiting.reaches('signedIn')
    expect(waiting.tokens.read()).toBe('b')
    expect(lasting.getItem('jwt_access_token')).toBe('b')
  })

  test('a signed-in tab keeps its session when another tab signs in as someone else', async () => {
    const one = openTab(signsIn('b'))
    const busy = openTab(restores, { token: 'a' })
    await busy.reaches('signedIn')
    one.actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await busy.hears({ type: 'token.storedElsewhere', token: 'b' })
    expect(busy.context().token).toBe('a')
    expect(busy.tokens.read()).toBe('a')
  })

  test('a sign-in for one browser session does not renew tabs with the token that it replaces', async () => {
    const lasting = memoryStorage()
    const offline = () => Promise.reject(new ApiError({ status: 0, code: 'network' }))
    const one = openTab({ ...signsIn('b'), '/auth/user-data': offline }, { token: 'a', lasting })
    const busy = openTab(restores, { token: 'a', lasting })
    await Promise.all([one.reaches('signedOut'), busy.reaches('signedIn')])
    one.actor.send({ type: 'signIn.submit', ...credentials, remember: false })
    await one.reaches('signedIn')
    one.actor.send({ type: 'signOut' })
    await busy.hears({ type: 'token.removedElsewhere', token: 'b' })
    expect(busy.state()).toEqual({ signedIn: 'active' })
    expect(busy.context().token).toBe('a')
  })

  test('signing in again in place renews the other tabs of the session, and later signs them out', async () => {
    const ending = tokenUntil(Date.now() + 60_000)
    const lasting = memoryStorage()
    const one = openTab(signsIn('b'), { token: ending, lasting })
    const same = openTab(restores, { token: ending, lasting })
    await waitFor(one.actor, (snapshot) => snapshot.matches({ signedIn: 'expiring' }))
    await waitFor(same.actor, (snapshot) => snapshot.matches({ signedIn: 'expiring' }))

    one.actor.send({ type: 'signIn.submit', ...credentials })
    await waitFor(same.actor, (snapshot) => snapshot.matches({ signedIn: 'active' }))
    expect(same.context()).toMatchObject({ token: 'b', user: carol })
    expect([one.tokens.read(), same.tokens.read()]).toEqual(['b', 'b'])
    expect(lasting.getItem('jwt_access_token')).toBe('b')
    expect(same.passing.length).toBe(0)

    same.actor.send({ type: 'signOut' })
    await one.reaches('signedOut')
    expect(lasting.length).toBe(0)
  })

  test('a stopped session receives no more messages', async () => {
    const stopped = openTab(restores)
    stopped.actor.stop()
    const one = openTab(signsIn('b'))
    const open = openTab(restores)
    one.actor.send({ type: 'signIn.submit', ...credentials, remember: true })
    await open.reaches('signedIn')
    expect(stopped.actor.send).not.toHaveBeenCalled()
  })
})

test.each([
  ['has no BroadcastChannel', undefined],
  [
    'refuses BroadcastChannel',
    function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
])('works alone when the browser %s', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { actor, reaches, tokens } = openTab(signsIn('b'))
  actor.send({ type: 'signIn.submit', ...credentials, remember: true })
  await reaches('signedIn')
  actor.send({ type: 'signOut' })
  expect(tokens.read()).toBeNull()
})
