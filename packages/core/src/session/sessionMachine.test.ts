import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ApiError } from '../api'
import type { UserInfo } from '../contracts'
import { type SessionEvent, sessionMachine, type SignInResult } from './sessionMachine'
import type { SessionAnnouncement } from './session'
import { ExpiredTokenError } from './token'

const start = Date.parse('2026-06-15T09:00:00Z')
const user = {
  roles: ['staff'],
  first_name: 'Carol',
  last_name: 'Nansubuga',
  email: 'staff@console.example',
  user_phone: null,
}
const twoDays = 2 * 24 * 60 * 60 * 1000

/** A token in the shape of a JSON Web Token that expires so many milliseconds after the start. */
function tokenFor(lifetime: number): string {
  const payload = btoa(JSON.stringify({ exp: (start + lifetime) / 1000 }))
  return `header.${payload}.signature`
}

const token = tokenFor(twoDays)
const result: SignInResult = { token, user, message: 'Welcome back' }
const submit: SessionEvent = {
  type: 'signIn.submit',
  email: user.email,
  password: 'console',
  remember: true,
}

/**
 * Runs the machine with responses controlled by the test, on a clock of its own, and records its effects.
 */
function run(
  storedToken: string | null,
  answers: {
    restore?: () => Promise<typeof user>
    signIn?: () => Promise<SignInResult>
  } = {},
) {
  const clock = new SimulatedClock()
  const stored: { token: string; isRemembered: boolean | undefined }[] = []
  const reported: (string | null)[] = []
  const reread: string[] = []
  const announced: SessionAnnouncement[] = []
  let cleared = 0
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreUser: fromPromise(answers.restore ?? (() => new Promise(() => undefined))),
        signIn: fromPromise(answers.signIn ?? (() => new Promise(() => undefined))),
      },
      actions: {
        storeToken: (_, params) => stored.push(params),
        clearToken: () => cleared++,
        notifyOthers: (_, params) => reported.push(params.token),
        rereadUser: (_, params) => reread.push(params.token),
      },
    }),
    { input: { token: storedToken, now: () => start + clock.now() }, clock },
  )
  for (const type of ['signIn.succeeded', 'signIn.refused', 'session.ended'] as const)
    actor.on(type, (announcement) => announced.push(announcement))
  actor.start()
  onTestFinished(() => void actor.stop())
  return {
    actor,
    clock,
    stored,
    reported,
    reread,
    announced,
    cleared: () => cleared,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

const unauthorized = () => Promise.reject(new ApiError({ status: 401, code: 'unauthorized' }))

describe('specification 4: reading the stored token', () => {
  test('no token means signed out, without a reason', () => {
    const { state, context, announced } = run(null)
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context().reason).toBeNull()
    expect(announced).toEqual([])
  })

  test.each([
    ['that has expired by the device’s clock, which may be wrong', tokenFor(-1)],
    ['without a readable expiry', 'opaque'],
  ])('a token %s is left to the server', (_, stored) => {
    expect(run(stored).state()).toBe('restoring')
  })
})

describe('specification 7 and 8: restoring', () => {
  test('a valid token keeps the user signed in', async () => {
    const { settled, state, context } = run(token, { restore: async () => user })
    await settled()
    expect(state()).toEqual({ signedIn: 'active' })
    expect(context().user).toEqual(user)
  })

  test('401 ends the session: Invalid access_token', async () => {
    const { settled, state, context, cleared } = run(token, { restore: unauthorized })
    await settled()
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context()).toMatchObject({ reason: 'invalid', token: null })
    expect(cleared()).toBe(1)
  })

  test('401 for a token that has expired: access_token expired', async () => {
    const { settled, state, context, cleared } = run(tokenFor(-1), { restore: unauthorized })
    await settled()
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context()).toMatchObject({ reason: 'expired', token: null })
    expect(cleared()).toBe(1)
  })

  test('401 for another call with the token ends the session before the restore is answered', () => {
    const { actor, state, context, cleared } = run(token)
    actor.send({ type: 'call.unauthorized', token: 'former' })
    expect(state()).toBe('restoring')
    actor.send({ type: 'call.unauthorized', token })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context().reason).toBe('invalid')
    expect(cleared()).toBe(1)
  })

  test.each([
    ['a proxy’s page with 200', new ApiError({ status: 200, code: 'contract' })],
    ['an answer without the user', new ApiError({ status: 200, code: 'contract' })],
    ['403', new ApiError({ status: 403, code: 'http_403' })],
    ['404', new ApiError({ status: 404, code: 'http_404' })],
    ['422', new ApiError({ status: 422, code: 'http_422' })],
    ['429', new ApiError({ status: 429, code: 'http_429' })],
    ['an unexpected error', new Error('?')],
    ['no network', new ApiError({ status: 0, code: 'network' })],
    ['a server error', new ApiError({ status: 503, code: 'http_503' })],
  ])('%s keeps the token for another try: Failed to login with token.', async (_, error) => {
    const { actor, settled, state, context, cleared } = run(token, {
      restore: () => Promise.reject(error),
    })
    await settled()
    expect(state()).toEqual({ signedOut: 'restorable' })
    expect(context()).toMatchObject({ reason: 'notRestored', token })
    expect(cleared()).toBe(0)
    actor.send({ type: 'restore.retry' })
    expect(state()).toBe('restoring')
  })

  test('a call that timed out: Time Out', async () => {
    const { settled, state, context, cleared } = run(token, {
      restore: () => Promise.reject(new ApiError({ status: 0, code: 'timeout' })),
    })
    await settled()
    expect(state()).toEqual({ signedOut: 'restorable' })
    expect(context()).toMatchObject({ reason: 'timedOut', token })
    expect(cleared()).toBe(0)
  })

  test('a token that waits for another try is cleared when another call with it gets a 401', async () => {
    const { actor, settled, state, context, cleared } = run(token, {
      restore: () => Promise.reject(new ApiError({ status: 0, code: 'network' })),
    })
    await settled()
    actor.send({ type: 'call.unauthorized', token })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context()).toMatchObject({ reason: 'invalid', token: null })
    expect(cleared()).toBe(1)
  })

  test('no answer within 15 s: Time Out', () => {
    const { clock, state, context } = run(token)
    clock.increment(14_999)
    expect(state()).toBe('restoring')
    clock.increment(1)
    expect(state()).toEqual({ signedOut: 'restorable' })
    expect(context().reason).toBe('timedOut')
  })

  test('signing in does not wait for the restore of a stored token', async () => {
    const other = { ...result, token: tokenFor(twoDays + 60_000) }
    const { actor, settled, state, context } = run(token, { signIn: async () => other })
    actor.send(submit)
    expect(state()).toBe('signingIn')
    await settled()
    expect(state()).toEqual({ signedIn: 'active' })
    expect(context().token).toBe(other.token)
  })

  test('signing out does not wait for the restore', () => {
    const { actor, state, reported } = run(token)
    actor.send({ type: 'signOut' })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(reported).toEqual([token])
  })
})

describe('specification 7 and 8: signing in', () => {
  test('success stores the token as chosen and announces the message of the server', async () => {
    const { actor, settled, state, stored, announced } = run(null, { signIn: async () => result })
    actor.send(submit)
    expect(state()).toBe('signingIn')
    await settled()
    expect(state()).toEqual({ signedIn: 'active' })
    expect(stored).toEqual([{ token, isRemembered: true }])
    expect(announced).toEqual([{ type: 'signIn.succeeded', message: 'Welcome back' }])
  })

  test('a refusal is announced once and keeps the fields it names', async () => {
    const fields = [{ field: 'email', pointer: '/email', message: 'Check your username/email' }]
    const { actor, settled, state, context, stored, announced } = run(null, {
      signIn: () =>
        Promise.reject(
          new ApiError({ status: 401, code: 'unauthorized', serverMessage: 'No', fields }),
        ),
    })
    actor.send(submit)
    await settled()
    const refusal = { code: 'unauthorized', message: 'No', fields }
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context().refusal).toEqual(refusal)
    expect(announced).toEqual([{ type: 'signIn.refused', refusal }])
    expect(stored).toEqual([])
  })

  test('specification 7: a success that is not 202 is refused with our own message, and the server’s as detail', async () => {
    const { actor, settled, context } = run(null, {
      signIn: () =>
        Promise.reject(
          new ApiError({ status: 200, code: 'http_200', serverMessage: 'Welcome back, Brian.' }),
        ),
    })
    actor.send(submit)
    await settled()
    expect(context().refusal).toEqual({
      code: 'contract',
      message: null,
      detail: 'Welcome back, Brian.',
      fields: [],
    })
  })

  test('a refusal has the server’s Retry-After', async () => {
    const { actor, settled, context } = run(null, {
      signIn: () =>
        Promise.reject(new ApiError({ status: 429, code: 'rate_limited', retryAfter: 12 })),
    })
    actor.send(submit)
    await settled()
    expect(context().refusal).toMatchObject({ code: 'rate_limited', retryAfter: 12 })
  })

  test('specification 5: an expired token is rejected: access token expired login Again', async () => {
    const { actor, settled, context } = run(null, {
      signIn: () => Promise.reject(new ExpiredTokenError()),
    })
    actor.send(submit)
    await settled()
    expect(context().refusal?.message).toBe('access token expired login Again')
  })

  test('an unexpected error is a refusal without a message, never a crash', async () => {
    const { actor, settled, context } = run(null, { signIn: () => Promise.reject(new Error('?')) })
    actor.send(submit)
    await settled()
    expect(context().refusal).toEqual({ code: 'unknown', message: null, fields: [] })
  })

  test('a new try clears the refusal and the reason why the last session ended', async () => {
    const { actor, settled, context } = run(token, {
      restore: unauthorized,
      signIn: () => Promise.reject(new ExpiredTokenError()),
    })
    await settled()
    expect(context().reason).toBe('invalid')
    actor.send(submit)
    expect(context()).toMatchObject({ reason: null, refusal: null })
    await settled()
    actor.send(submit)
    expect(context().refusal).toBeNull()
  })
})

describe('while signed in', () => {
  async function signedIn(lifetime = twoDays, signIn?: () => Promise<SignInResult>) {
    const running = run(tokenFor(lifetime), { restore: async () => user, signIn })
    await running.settled()
    return running
  }

  test('specification 8: any 401 signs out: Invalid access_token', async () => {
    const { actor, state, context, announced } = await signedIn()
    actor.send({ type: 'call.unauthorized', token })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context().reason).toBe('invalid')
    expect(announced).toEqual([{ type: 'session.ended', reason: 'invalid' }])
  })

  test('a late 401 of a former token does not end the present session', async () => {
    const { actor, state } = await signedIn()
    actor.send({ type: 'call.unauthorized', token: 'former' })
    expect(state()).toEqual({ signedIn: 'active' })
  })

  test('specification 4: signing out clears the token, and notifies the server and the other tabs', async () => {
    const { actor, state, context, reported, cleared } = await signedIn()
    actor.send({ type: 'signOut' })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context()).toMatchObject({ reason: 'left', user: null, token: null })
    expect(reported).toEqual([token])
    expect(cleared()).toBe(1)
  })

  test('an outdated user is read again and replaced in place', async () => {
    const { actor, state, context, reread } = await signedIn()
    actor.send({ type: 'user.outdated' })
    expect(reread).toEqual([token])
    const promoted = { ...user, roles: ['admin'] }
    actor.send({ type: 'user.reread', token: 'former', user: promoted })
    expect(context().user).toEqual(user)
    actor.send({ type: 'user.reread', token, user: promoted })
    expect([state(), context().user]).toEqual([{ signedIn: 'active' }, promoted])
  })

  test('another tab that signs out the same session signs out this one', async () => {
    const { actor, state, announced } = await signedIn()
    actor.send({ type: 'token.removedElsewhere', token: 'of another account' })
    expect(state()).toEqual({ signedIn: 'active' })
    actor.send({ type: 'token.removedElsewhere', token })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(announced).toEqual([{ type: 'session.ended', reason: 'left', isElsewhere: true }])
  })

  test('warns two minutes before the token expires, and ends the session when it expires', async () => {
    const { clock, state, context } = await signedIn(10 * 60_000)
    clock.increment(8 * 60_000 - 1)
    expect(state()).toEqual({ signedIn: 'active' })
    clock.increment(1)
    expect(state()).toEqual({ signedIn: 'expiring' })
    clock.increment(2 * 60_000)
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context().reason).toBe('expired')
  })

  test('a token that outlasts the longest browser timer does not end early', async () => {
    const { clock, state } = await signedIn(60 * 24 * 60 * 60_000)
    clock.increment(2 ** 31 - 1)
    expect(state()).toEqual({ signedIn: 'active' })
  })

  test('signing in again in place continues with the new token, stored where the old one was', async () => {
    const renewed = { ...result, token: tokenFor(twoDays + 60_000) }
    const { actor, clock, settled, state, context, stored } = await signedIn(
      10 * 60_000,
      async () => renewed,
    )
    clock.increment(9 * 60_000)
    actor.send({ ...submit, remember: undefined })
    expect(state()).toEqual({ signedIn: 'renewing' })
    await settled()
    expect(state()).toEqual({ signedIn: 'active' })
    expect(context().token).toBe(renewed.token)
    expect(stored).toEqual([{ token: renewed.token, isRemembered: undefined }])
    clock.increment(2 * 60_000)
    expect(state()).toEqual({ signedIn: 'active' })
  })

  test('another tab that signs in again in place renews this one, and no other session', async () => {
    const renewed = tokenFor(twoDays)
    const event = { type: 'token.renewedElsewhere', token: renewed, user } as const
    const { actor, clock, state, context } = await signedIn(10 * 60_000)
    clock.increment(9 * 60_000)
    actor.send({ ...event, former: 'of another account' })
    expect(state()).toEqual({ signedIn: 'expiring' })
    actor.send({ ...event, former: tokenFor(10 * 60_000) })
    expect(state()).toEqual({ signedIn: 'active' })
    expect(context()).toMatchObject({ token: renewed, user })
  })

  test('a wrong password in place is refused in place', async () => {
    const { actor, clock, settled, state, context } = await signedIn(10 * 60_000, unauthorized)
    clock.increment(9 * 60_000)
    actor.send(submit)
    await settled()
    expect(state()).toEqual({ signedIn: 'expiring' })
    expect(context().refusal?.code).toBe('unauthorized')
  })
})

describe('specification 8: a 401 for a guest', () => {
  test('is announced: Invalid access_token', () => {
    const { actor, state, context, announced } = run(null)
    actor.send({ type: 'call.unauthorized', token: null })
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context().reason).toBe('invalid')
    expect(announced).toEqual([{ type: 'session.ended', reason: 'invalid' }])
  })

  test('is announced once after a sign-out, and not for calls with the former token', async () => {
    const { actor, settled, context, announced } = run(token, { restore: async () => user })
    await settled()
    actor.send({ type: 'signOut' })
    actor.send({ type: 'call.unauthorized', token })
    expect(context().reason).toBe('left')
    actor.send({ type: 'call.unauthorized', token: null })
    actor.send({ type: 'call.unauthorized', token: null })
    expect(context().reason).toBe('invalid')
    expect(announced).toEqual([
      { type: 'session.ended', reason: 'left' },
      { type: 'session.ended', reason: 'invalid' },
    ])
  })
})

describe('specification 6: a user with only the role guest is treated as not logged in', () => {
  const guest = { ...user, roles: ['guest'] }

  test('and can sign in', async () => {
    const { actor, settled, state, context, stored, reported } = run(token, {
      restore: async () => guest,
      signIn: async () => ({ ...result, token: 'another' }),
    })
    await settled()
    actor.send(submit)
    await settled()
    expect(state()).toEqual({ signedIn: 'active' })
    expect(context().user).toEqual(user)
    expect(stored).toEqual([{ token: 'another', isRemembered: true }])
    expect(reported).toEqual([token])
  })

  test('and is signed out when the sign-in is refused', async () => {
    const { actor, settled, state, context } = run(token, {
      restore: async () => guest,
      signIn: unauthorized,
    })
    await settled()
    actor.send(submit)
    await settled()
    expect(state()).toEqual({ signedOut: 'empty' })
    expect(context()).toMatchObject({ user: null, token: null })
  })

  test('other users can sign in again only in the last minutes', async () => {
    const { actor, settled, state } = run(token, { restore: async () => user })
    await settled()
    actor.send(submit)
    expect(state()).toEqual({ signedIn: 'active' })
  })
})

test('a tab that is signed out follows another that signs in', () => {
  const { actor, state } = run(null)
  actor.send({ type: 'token.storedElsewhere', token })
  expect(state()).toBe('restoring')
})

test('every effect must be provided', () => {
  const restoreUser = fromPromise<UserInfo, { token: string }>(() => new Promise(() => undefined))
  const actor = createActor(sessionMachine.provide({ actors: { restoreUser } }), {
    input: { token, now: () => start },
  })
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  actor.send({ type: 'signOut' })
  expect(errors).toEqual([new Error('notifyOthers must be provided')])
})

test('every state can be reached', () => {
  const passing = new ApiError({ status: 0, code: 'network' })
  const paths = getShortestPaths(
    sessionMachine.provide({
      actions: { storeToken: () => {}, clearToken: () => {}, notifyOthers: () => {} },
    }),
    {
      input: { token, now: () => start },
      serializeState: ({ value, context }) => JSON.stringify([value, context.token]),
      events: [
        submit,
        { type: 'signOut' },
        { type: 'restore.retry' },
        { type: 'call.unauthorized', token },
        { type: 'token.removedElsewhere', token },
        { type: 'token.storedElsewhere', token },
        { type: 'xstate.done.actor.restoreUser', output: user },
        { type: 'xstate.error.actor.restoreUser', error: passing },
        { type: 'xstate.done.actor.signIn', output: { ...result, token: tokenFor(60_000) } },
        { type: 'xstate.error.actor.signIn', error: passing },
        { type: 'xstate.done.actor.renew', output: result },
        { type: 'xstate.error.actor.renew', error: passing },
        { type: 'xstate.after.untilWarning.session.signedIn.active' },
        { type: 'xstate.after.untilExpiry.session.signedIn.expiring' },
      ] as SessionEvent[],
    },
  )
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].toSorted()).toEqual(
    [
      'restoring',
      'signingIn',
      { signedIn: 'active' },
      { signedIn: 'expiring' },
      { signedIn: 'renewing' },
      { signedOut: 'empty' },
      { signedOut: 'restorable' },
    ]
      .map((value) => JSON.stringify(value))
      .toSorted(),
  )
})
