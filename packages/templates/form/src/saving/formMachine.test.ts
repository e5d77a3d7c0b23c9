import { ApiError } from '@console/core/api'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type PendingSave, formMachine } from './formMachine'

/** Form whose writes the test answers, with its requests. */
function begin(answers: (() => Promise<unknown>)[], attempt: PendingSave | null = null) {
  const sent: { body: unknown; key: string }[] = []
  const announceSent = vi.fn<(_: unknown, params: { answer: unknown }) => void>()
  const actor = createActor(
    formMachine.provide({
      actors: {
        write: fromPromise<unknown, { body: unknown; key: string }>(({ input }) => {
          sent.push(input)
          return (answers[sent.length - 1] ?? (() => Promise.resolve('done')))()
        }),
      },
      actions: { announceSent },
    }),
    { input: { attempt } },
  ).start()
  async function submit(body: unknown) {
    actor.send({ type: 'form.submit', body })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, sent, submit, announceSent }
}

const refusal = (status: number, code = `http_${status}`) =>
  new ApiError({ status, code, fields: [] })
const rejects = (error: unknown) => () => Promise.reject(error)

test('reports an accepted write once', async () => {
  const { submit, announceSent } = begin([])
  const { value } = await submit({ note: 'a' })
  expect(value).toBe('sent')
  expect(announceSent).toHaveBeenCalledOnce()
  expect(announceSent.mock.calls[0]?.[1]).toEqual({ answer: 'done' })
})

test.each([
  { error: refusal(0, 'network'), state: 'failed' },
  { error: refusal(0, 'timeout'), state: 'failed' },
  { error: refusal(500), state: 'failed' },
  { error: refusal(503), state: 'failed' },
  { error: refusal(200, 'contract'), state: 'failed' },
  { error: refusal(409, 'idempotency_in_progress'), state: 'failed' },
  { error: new Error('broken'), state: 'failed' },
  { error: refusal(0, 'offline'), state: { refused: 'unsent' } },
  { error: refusal(429), state: { refused: 'rateLimited' } },
  { error: refusal(400), state: { refused: 'invalid' } },
  { error: refusal(403), state: { refused: 'forbidden' } },
  { error: refusal(404), state: { refused: 'conflict' } },
  { error: refusal(409), state: { refused: 'conflict' } },
  { error: refusal(412), state: { refused: 'stale' } },
  { error: refusal(422), state: { refused: 'invalid' } },
  { error: refusal(428), state: { refused: 'invalid' } },
])('$error.code is $state', async ({ error, state }) => {
  const { submit } = begin([rejects(error)])
  expect((await submit({})).value).toEqual(state)
})

test('an error at a field can be fixed there, whatever the status', async () => {
  const taken = new ApiError({
    status: 409,
    code: 'duplicate',
    fields: [{ field: 'name', pointer: '/name', message: 'Taken' }],
  })
  const { submit } = begin([rejects(taken)])
  expect((await submit({})).value).toEqual({ refused: 'invalid' })
})

test.each([refusal(0, 'network'), refusal(502), refusal(0, 'offline')])(
  'after $code the same body has the same key, another one a new one',
  async (error) => {
    const { submit, sent } = begin([rejects(error), rejects(error), rejects(error)])
    await submit({ note: 'a' })
    await submit({ note: 'a' })
    await submit({ note: 'b' })
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  },
)

test.each([400, 403, 404, 409, 412, 422])(
  'after a definite refusal with %s the next write is a new one',
  async (status) => {
    const { submit, sent } = begin([rejects(refusal(status))])
    await submit({ note: 'a' })
    await submit({ note: 'a' })
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  },
)

test('an accepted write is not mistaken for the next one', async () => {
  const { submit, sent } = begin([])
  await submit({ note: 'a' })
  await submit({ note: 'a' })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a form that was left before its answer continues under its key', async () => {
  const attempt = { key: 'first', body: '{"note":"a"}' }
  const { submit, sent } = begin([], attempt)
  await submit({ note: 'a' })
  expect(sent[0]?.key).toBe('first')
})

test('a rate-limited write waits, and is not resent automatically', async () => {
  vi.useFakeTimers()
  try {
    const { submit, actor, sent } = begin([
      rejects(new ApiError({ status: 429, code: 'rate_limited', retryAfter: 7 })),
    ])
    await submit({})
    actor.send({ type: 'form.submit', body: {} })
    expect(actor.getSnapshot().value).toEqual({ refused: 'rateLimited' })
    vi.advanceTimersByTime(7000)
    expect(actor.getSnapshot().value).toEqual({ refused: 'unsent' })
    expect(sent).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('fails if no call is provided', async () => {
  const actor = createActor(formMachine, { input: { attempt: null } }).start()
  actor.send({ type: 'form.submit', body: {} })
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(value).toBe('failed')
})

test('reaches every state', () => {
  const errors = [
    refusal(412),
    refusal(409),
    refusal(403),
    refusal(422),
    refusal(429),
    refusal(0, 'offline'),
    refusal(500),
  ]
  const paths = getShortestPaths(
    formMachine.provide({ actions: { announceSent: () => undefined } }),
    {
      input: { attempt: null },
      serializeState: ({ value }) => JSON.stringify(value),
      events: [
        { type: 'form.submit', body: {} },
        { type: 'form.dismiss' },
        { type: 'xstate.done.actor.write', output: null },
        ...errors.map((error) => ({ type: 'xstate.error.actor.write', error })),
      ] as never,
    },
  )
  expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
    new Set(
      [
        'writing',
        'sending',
        'sent',
        'failed',
        ...['stale', 'conflict', 'forbidden', 'invalid', 'rateLimited', 'unsent'].map(
          (refused) => ({
            refused,
          }),
        ),
      ].map((value) => JSON.stringify(value)),
    ),
  )
})
