import { ApiError } from '@console/core/api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  type Accepted,
  type DecisionEvent,
  decisionMachine,
  type DecisionOutcome,
  type UndoOutcome,
} from './decisionMachine'
import type { DecisionInput } from '../decisions'
import type { UndoLease } from '../undo'

const row = { version: 1, _actions: [] }
const record = { version: 2, _actions: [] }
const begun = { row, action: 'reject', unsent: [], about: null }
const undoLease: UndoLease = { undoToken: 'undo-1234567890123', time: 10_000 }
const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ status, code: `http_${status}`, retryAfter })

/** Accepted decision; null without undo. */
const accepted = (undoLease: UndoLease | null, restoreDrafts = () => undefined): Accepted => ({
  record,
  undoLease,
  restoreDrafts,
})

const undone: UndoOutcome = { outcome: 'undone', isFinal: true, error: null }
const lost: UndoOutcome = { outcome: 'perhapsUndone', isFinal: false, error: refusal(503) }
const refused: UndoOutcome = { outcome: 'notUndone', isFinal: true, error: refusal(409) }

interface Answers {
  decide?: () => Promise<UndoLease | null>
  takeBack?: (key: string) => Promise<UndoOutcome>
  isFinal?: boolean
}

/** Runs a decision with chosen answers, and records what is sent and reported. */
function run({
  decide = async () => undoLease,
  takeBack = async () => undone,
  isFinal = false,
}: Answers = {}) {
  const clock = new SimulatedClock()
  const sent: { input: DecisionInput; key: string }[] = []
  const reported: DecisionOutcome[] = []
  const reread: ('asked' | 'unasked')[] = []
  const restored: 'drafts'[] = []
  const actor = createActor(
    decisionMachine.provide({
      actors: {
        decide: fromPromise(({ input }) => {
          sent.push(input)
          return decide().then((lease) => accepted(lease, () => void restored.push('drafts')))
        }),
        takeBack: fromPromise(({ input }) => takeBack(input.key)),
      },
      actions: {
        report: (_, { outcome }) => reported.push(outcome),
        reread: (_, { isAsked }) => reread.push(isAsked ? 'asked' : 'unasked'),
      },
    }),
    { input: { ...begun, isFinal }, clock },
  ).start()
  onTestFinished(() => void actor.stop())
  return {
    actor,
    clock,
    sent,
    reported,
    reread,
    restored,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    state: () => actor.getSnapshot().value,
    start: (needs: 'nothing' | 'form' | 'confirmation' = 'nothing') =>
      actor.send({ type: 'decision.start', needs }),
  }
}

test('reaches every state', () => {
  const outcomes = [404, 409, 412, 403, 422, 429, 500].map(
    (status) => ({ type: 'xstate.error.actor.decide', error: refusal(status) }) as const,
  )
  const paths = getShortestPaths(
    decisionMachine.provide({ actions: { report: () => undefined, reread: () => undefined } }),
    {
      input: { ...begun, isFinal: true },
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.needs, context.undoLease !== null]),
      events: [
        { type: 'decision.start', needs: 'nothing' },
        { type: 'decision.start', needs: 'form' },
        { type: 'decision.start', needs: 'confirmation' },
        { type: 'decision.submit', input: {} },
        { type: 'decision.retry' },
        { type: 'decision.edit' },
        { type: 'decision.undo' },
        { type: 'decision.expire' },
        { type: 'decision.dismiss' },
        { type: 'xstate.done.actor.decide', output: accepted(undoLease) },
        { type: 'xstate.done.actor.decide', output: accepted(null) },
        ...outcomes,
        { type: 'decision.resume', input: {}, key: 'kept' },
        { type: 'xstate.done.actor.decideAgain', output: accepted(null) },
        { type: 'xstate.error.actor.decideAgain', error: refusal(409) },
        { type: 'xstate.after.waitTime.decision.refused.rateLimited' },
        { type: 'xstate.done.actor.takeBack', output: undone },
        { type: 'xstate.done.actor.takeBack', output: lost },
        { type: 'xstate.done.actor.takeBack', output: refused },
      ] as unknown as DecisionEvent[],
    },
  )
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].toSorted()).toEqual(
    [
      'idle',
      'composing',
      'confirming',
      'submitting',
      'checking',
      { done: 'undoable' },
      { done: 'final' },
      'undoing',
      'undone',
      { refused: 'stale' },
      { refused: 'conflict' },
      { refused: 'forbidden' },
      { refused: 'invalid' },
      { refused: 'rateLimited' },
      { refused: 'unsent' },
      'failed',
    ]
      .map((state) => JSON.stringify(state))
      .toSorted(),
  )
})

describe('input of an action', () => {
  test('without input, sends it at once', async () => {
    const { start, state, sent, settled } = run()
    start()
    expect(state()).toBe('submitting')
    await settled()
    expect(sent).toHaveLength(1)
  })

  test('with a form, sends nothing before the form is submitted', async () => {
    const { actor, start, sent, settled } = run()
    start('form')
    await settled()
    expect(sent).toEqual([])
    actor.send({ type: 'decision.submit', input: { reasonCode: 'duplicate_record' } })
    expect(sent).toMatchObject([{ input: { reasonCode: 'duplicate_record' } }])
  })

  test('with a confirmation, sends it once it is confirmed', () => {
    const { actor, start, sent, state } = run()
    start('confirmation')
    expect(state()).toBe('confirming')
    actor.send({ type: 'decision.submit', input: {} })
    expect(sent).toHaveLength(1)
  })

  test('closes the form without sending', () => {
    const { actor, start, state, sent } = run()
    start('form')
    actor.send({ type: 'decision.dismiss' })
    expect(state()).toBe('idle')
    expect(sent).toEqual([])
  })
})

describe('is never resent automatically', () => {
  test.each([
    { status: 412, state: 'stale' },
    { status: 409, state: 'conflict' },
    { status: 404, state: 'conflict' },
    { status: 403, state: 'forbidden' },
  ])('after $status offers no retry', async ({ status, state: name }) => {
    const { actor, start, sent, state, settled } = run({
      decide: () => Promise.reject(refusal(status)),
    })
    start()
    await settled()
    expect(state()).toEqual({ refused: name })
    actor.send({ type: 'decision.retry' })
    actor.send({ type: 'decision.submit', input: {} })
    expect(sent).toHaveLength(1)
    actor.send({ type: 'decision.dismiss' })
    expect(state()).toBe('idle')
  })

  test('a retry without an answer has the same key', async () => {
    const { actor, start, sent, state, settled } = run({
      decide: () => Promise.reject(refusal(0)),
    })
    start()
    await settled()
    expect(state()).toBe('failed')
    actor.send({ type: 'decision.retry' })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  })

  test('corrected input after a refusal is a new decision with its own key', async () => {
    const { actor, start, sent, settled } = run({ decide: () => Promise.reject(refusal(422)) })
    start('form')
    actor.send({ type: 'decision.submit', input: { note: 'short' } })
    await settled()
    expect(actor.getSnapshot().context.input).toEqual({ note: 'short' })
    actor.send({ type: 'decision.submit', input: { note: 'long enough now' } })
    expect(sent[1]).toMatchObject({ input: { note: 'long enough now' } })
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('after 429 waits as long as the server asks before a retry', async () => {
    const { actor, start, sent, state, clock, settled } = run({
      decide: () => Promise.reject(refusal(429, 7)),
    })
    start()
    await settled()
    actor.send({ type: 'decision.retry' })
    clock.increment(6999)
    expect(state()).toEqual({ refused: 'rateLimited' })
    clock.increment(1)
    expect(state()).toEqual({ refused: 'unsent' })
    expect(sent).toHaveLength(1)
    actor.send({ type: 'decision.retry' })
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test('offers a retry of a decision that could not be sent offline', async () => {
    const offline = new ApiError({ status: 0, code: 'offline' })
    const { actor, start, sent, state, settled } = run({ decide: () => Promise.reject(offline) })
    start()
    await settled()
    expect(state()).toEqual({ refused: 'unsent' })
    actor.send({ type: 'decision.retry' })
    expect(sent).toHaveLength(2)
  })

  test.each([
    { status: 400, state: { refused: 'invalid' } },
    { status: 428, state: { refused: 'invalid' } },
    { status: 413, state: { refused: 'invalid' } },
    { status: 408, state: 'failed' },
    { status: 200, state: 'failed' },
    { status: 502, state: 'failed' },
  ])('$status: a refusal decides nothing, other errors are unclear', async (each) => {
    const { start, state, settled } = run({ decide: () => Promise.reject(refusal(each.status)) })
    start()
    await settled()
    expect(state()).toEqual(each.state)
  })

  test('shows the input again after a failure', async () => {
    const { actor, start, state, settled } = run({ decide: () => Promise.reject(refusal(500)) })
    start('form')
    actor.send({ type: 'decision.submit', input: { note: 'Call the owner' } })
    await settled()
    actor.send({ type: 'decision.edit' })
    expect(state()).toBe('composing')
    expect(actor.getSnapshot().context.input).toEqual({ note: 'Call the owner' })
  })
})

describe('undo', () => {
  test('is offered as long as the server accepts it', async () => {
    const { start, state, clock, settled, actor } = run()
    start()
    await settled()
    expect(state()).toEqual({ done: 'undoable' })
    clock.increment(9999)
    expect(state()).toEqual({ done: 'undoable' })
    clock.increment(1)
    expect(state()).toEqual({ done: 'final' })
    actor.send({ type: 'decision.undo' })
    expect(state()).toEqual({ done: 'final' })
  })

  test('undoes the decision and reports it', async () => {
    const { actor, start, state, reported, restored, settled } = run()
    start()
    await settled()
    expect(restored).toEqual([])
    actor.send({ type: 'decision.undo' })
    await settled()
    expect(state()).toBe('undone')
    expect(reported).toEqual(['done', 'undone'])
    expect(restored).toEqual(['drafts'])
  })

  test('a refused undo ends it; a lost one can be retried under the same key', async () => {
    const keys: string[] = []
    let outcome = lost
    const { actor, start, state, reported, restored, settled } = run({
      takeBack: async (key) => {
        keys.push(key)
        return outcome
      },
    })
    start()
    await settled()
    actor.send({ type: 'decision.undo' })
    await settled()
    expect(state()).toEqual({ done: 'undoable' })
    outcome = refused
    actor.send({ type: 'decision.undo' })
    await settled()
    expect(state()).toEqual({ done: 'final' })
    expect(reported).toEqual(['done', 'perhapsUndone', 'notUndone'])
    expect(restored).toEqual([])
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  })

  test('a lost undo does not restart its time', async () => {
    const { actor, start, state, clock, settled } = run({ takeBack: async () => lost })
    start()
    await settled()
    clock.increment(9000)
    actor.send({ type: 'decision.undo' })
    await settled()
    expect(state()).toEqual({ done: 'undoable' })
    clock.increment(1000)
    expect(state()).toEqual({ done: 'final' })
  })

  test('is not offered again when its time has passed in flight', async () => {
    let answer: (outcome: UndoOutcome) => void = () => undefined
    const { actor, start, state, clock, settled } = run({
      takeBack: () => new Promise((done) => (answer = done)),
    })
    start()
    await settled()
    actor.send({ type: 'decision.undo' })
    clock.increment(10_000)
    answer(lost)
    await settled()
    expect(state()).toEqual({ done: 'final' })
  })

  test('is not offered for a final decision', async () => {
    const { start, state, settled } = run({ decide: async () => null })
    start()
    await settled()
    expect(state()).toEqual({ done: 'final' })
  })
})

describe('the record is read again when a decision is left', () => {
  test.each([
    { status: 412, reads: ['asked'] },
    { status: 409, reads: ['asked'] },
    { status: 404, reads: ['asked'] },
    { status: 500, reads: ['unasked'] },
    { status: 403, reads: [] },
    { status: 422, reads: [] },
  ])('after $status: $reads', async ({ status, reads }) => {
    const { actor, start, reread, settled } = run({ decide: () => Promise.reject(refusal(status)) })
    start()
    await settled()
    expect(reread).toEqual([])
    actor.send({ type: 'decision.dismiss' })
    expect(reread).toEqual(reads)
  })

  test('after its own form got no answer, and not when nothing was sent', () => {
    const left = (isSent: boolean) => {
      const { actor, start, reread } = run()
      start('form')
      if (isSent) actor.send({ type: 'decision.written', written: 'unclear' })
      actor.send({ type: 'decision.dismiss' })
      return reread
    }
    expect([left(true), left(false)]).toEqual([['unasked'], []])
  })
})

test('every effect must be provided', () => {
  const actor = createActor(decisionMachine, { input: { ...begun, isFinal: false } })
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  actor.send({ type: 'decision.resume', input: {}, key: 'kept' })
  actor.send({ type: 'decision.dismiss' })
  expect(errors).toEqual([new Error('reread must be provided')])
})

test('looks decided only while it is in flight', async () => {
  const { actor, start, settled } = run({ decide: () => Promise.reject(refusal(409)) })
  start()
  expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(true)
  await settled()
  expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(false)
})

describe('a final decision without an answer', () => {
  const lostThen = (...next: (UndoLease | null | ApiError)[]) => {
    const answers = [refusal(504), ...next]
    return async () => {
      const answer = answers.shift() ?? null
      if (answer instanceof ApiError) throw answer
      return answer
    }
  }

  test('is retried under its key, and cannot be edited', async () => {
    const { actor, start, state, sent, settled } = run({ isFinal: true, decide: lostThen(null) })
    start('form')
    actor.send({ type: 'decision.submit', input: { note: 'As agreed' } })
    await settled()
    actor.send({ type: 'decision.edit' })
    expect(state()).toBe('failed')
    actor.send({ type: 'decision.retry' })
    expect(state()).toBe('checking')
    // Nothing is drawn as decided.
    expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(false)
    await settled()
    expect(state()).toEqual({ done: 'final' })
    expect(sent[1]).toMatchObject({ input: { note: 'As agreed' }, key: sent[0]?.key })
  })

  test.each([
    new ApiError({ status: 0, code: 'offline' }),
    refusal(401),
    refusal(429),
    refusal(503),
    new ApiError({ status: 409, code: 'idempotency_in_progress' }),
  ])('an error of the retry leaves the result unknown: $code', async (error) => {
    const { actor, start, state, settled } = run({ isFinal: true, decide: lostThen(error) })
    start()
    await settled()
    actor.send({ type: 'decision.retry' })
    await settled()
    expect(state()).toBe('failed')
  })

  test.each([
    { error: refusal(412), state: 'stale' },
    { error: refusal(409), state: 'conflict' },
    { error: refusal(422), state: 'invalid' },
  ])('reports a refusal of the retry: $error.status', async ({ error, state: name }) => {
    const { actor, start, state, settled } = run({ isFinal: true, decide: lostThen(error) })
    start()
    await settled()
    actor.send({ type: 'decision.retry' })
    await settled()
    expect(state()).toEqual({ refused: name })
  })

  test('is resumed as it was sent, without sending anything', async () => {
    const { actor, state, sent } = run({ isFinal: true })
    actor.send({ type: 'decision.resume', input: { note: 'As agreed' }, key: 'kept' })
    expect(state()).toBe('failed')
    expect(sent).toEqual([])
    actor.send({ type: 'decision.retry' })
    expect(sent).toEqual([
      { row, action: 'reject', input: { note: 'As agreed' }, key: 'kept', written: null },
    ])
  })
})
