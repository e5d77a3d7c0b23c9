import { ApiError } from '@console/core/api'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type BulkEvent, bulkMachine, type PartAnswer, type Undo } from './bulkMachine'
import {
  type BulkItem,
  type GatheredPage,
  type ItemOutcome,
  type Part,
  partsOf,
  countOf,
  type TakenBack,
} from './bulkParts'

const items = (count: number): BulkItem[] =>
  Array.from({ length: count }, (_, place) => ({ token: `t${place}`, version: 1, revision: 1 }))
const lost = new ApiError({ status: 503, code: 'server_error' })

function outcomesOf(
  part: Part,
  outcome: (item: BulkItem) => ItemOutcome['outcome'] = () => 'ok',
): PartAnswer {
  return {
    outcomes: part.items.map((item) => ({
      token: item.token,
      outcome: outcome(item),
      problem: null,
      row: null,
    })),
    undoLease: { undoToken: `undo ${part.key}`, time: 10_000 },
  }
}

interface Answers {
  gather?: (known: ReadonlySet<string>) => Promise<GatheredPage>
  send?: (part: Part) => Promise<PartAnswer>
  takeBack?: (undo: Undo) => Partial<TakenBack>
}

const found = (list: readonly BulkItem[], total = list.length): GatheredPage => ({
  items: list,
  total,
})

/** Result of an undo of the whole batch, with overrides. */
function takenBack(undo: Undo, input: Partial<TakenBack> = {}): TakenBack {
  const { undoToken, tokens } = undo
  return { undoToken, taken: tokens, left: [], isUnclear: false, problem: null, ...input }
}

/** Result of a batch that the server does not undo, or does not report. */
function leftOf({ tokens }: Undo, isUnclear = false): Partial<TakenBack> {
  return { taken: [], left: tokens, isUnclear }
}

function run({ gather, send = async (part) => outcomesOf(part), takeBack }: Answers = {}) {
  const clock = new SimulatedClock()
  const sent: Part[] = []
  const reported: string[] = []
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        gather: fromPromise(
          ({ input }) => gather?.(input.known) ?? Promise.resolve(found(items(3))),
        ),
        sendPart: fromPromise(({ input }) => {
          sent.push(input.part)
          return send(input.part)
        }),
        takeBack: fromPromise(async ({ input: { undos } }) =>
          undos.map((undo) => takenBack(undo, takeBack?.(undo))),
        ),
      },
      actions: {
        report: (_, { results }) => reported.push(results.map(({ left }) => left.length).join()),
      },
    }),
    { clock },
  ).start()
  onTestFinished(() => void actor.stop())
  return {
    actor,
    clock,
    sent,
    reported,
    settled: () => new Promise((resolve) => setTimeout(resolve, 5)),
    state: () => actor.getSnapshot().value,
    progress: () => actor.getSnapshot().context.progress,
    start: (chosen: readonly BulkItem[] | null, total = chosen?.length ?? 0) =>
      actor.send({
        type: 'bulk.start',
        action: 'approve',
        needs: 'nothing',
        total,
        items: chosen,
        query: {},
        leftOut: [],
        rows: new Map(),
      }),
  }
}

test('reaches every state', () => {
  // Undo timers are scheduled in flight; they would fire in another test.
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answer = (outcome: ItemOutcome['outcome'], count = 2) => ({
    type: 'xstate.done.actor.sendPart',
    output: outcomesOf({ key: '', items: items(count) }, ({ token }) =>
      token === 't0' ? outcome : 'ok',
    ),
  })
  const start = {
    type: 'bulk.start',
    action: 'approve',
    total: 2,
    query: {},
    leftOut: [],
    rows: new Map(),
  } as const
  const undo = { undoToken: 'undo ', key: '', tokens: ['t0'] }
  const paths = getShortestPaths(bulkMachine.provide({ actions: { report: () => undefined } }), {
    serializeState: ({ value, context: { progress, undos } }) =>
      JSON.stringify([value, progress.parts.length, undos.length, countOf(progress, 'done')]),
    // Each round of retries adds another token: two rounds cover every state.
    limit: 2000,
    events: [
      { ...start, needs: 'nothing', items: items(2) },
      { ...start, needs: 'form', items: items(2) },
      { ...start, needs: 'nothing', items: null },
      { type: 'bulk.submit', input: {} },
      { type: 'bulk.close' },
      { type: 'bulk.retry' },
      { type: 'bulk.undo' },
      { type: 'bulk.expire', undoToken: 'undo ' },
      answer('ok'),
      answer('stale'),
      answer('stale', 1),
      { type: 'xstate.error.actor.sendPart', error: lost },
      { type: 'xstate.error.actor.gather', error: lost },
      { type: 'xstate.done.actor.takeBack', output: [takenBack(undo)] },
      { type: 'xstate.done.actor.takeBack', output: [takenBack(undo, leftOf(undo))] },
    ] as unknown as BulkEvent[],
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].toSorted()).toEqual(
    [
      'idle',
      'composing',
      { running: 'gathering' },
      { running: 'sending' },
      'retrying',
      'undoing',
      { finished: 'all' },
      { finished: 'partial' },
      { finished: 'none' },
    ]
      .map((state) => JSON.stringify(state))
      .toSorted(),
  )
})

test('sends batches of at most 100, one after the other', async () => {
  const { start, sent, settled, state } = run()
  start(items(250))
  expect(sent.map((part) => part.items.length)).toEqual([100])
  await settled()
  expect(sent.map((part) => part.items.length)).toEqual([100, 100, 50])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  expect(state()).toEqual({ finished: 'all' })
})

test('an undo that is granted again lasts as long as the later grant', async () => {
  const grants = [1000, 10_000]
  const { actor, start, clock, settled } = run({
    send: async (part) => ({
      ...outcomesOf(part),
      undoLease: { undoToken: 'undo', time: grants.shift() ?? 0 },
    }),
  })
  start(items(150))
  await settled()
  clock.increment(5000)
  expect(actor.getSnapshot().context.undos).toHaveLength(1)
  clock.increment(5000)
  expect(actor.getSnapshot().context.undos).toEqual([])
})

test('fetches the results of a query first', async () => {
  const { start, sent, settled, state } = run({ gather: async () => found(items(120)) })
  start(null, 120)
  expect(state()).toEqual({ running: 'gathering' })
  await settled()
  expect(sent).toHaveLength(2)
})

test('decides nothing when the query fails, and can be started again', async () => {
  let isLost = true
  const { actor, start, sent, settled, state } = run({
    gather: async () => {
      if (isLost) throw lost
      return found(items(2))
    },
  })
  start(null, 2)
  await settled()
  expect(state()).toEqual({ finished: 'none' })
  expect(sent).toEqual([])
  isLost = false
  actor.send({ type: 'bulk.retry' })
  await settled()
  expect(state()).toEqual({ finished: 'all' })
})

test('stopping lets the batch in flight finish', async () => {
  const { actor, start, sent, settled, state, progress } = run()
  start(items(250))
  actor.send({ type: 'bulk.stop' })
  await settled()
  expect(sent).toHaveLength(1)
  expect(state()).toEqual({ finished: 'partial' })
  expect(countOf(progress(), 'done')).toBe(100)
  expect(progress().outcomes.get('t249')?.outcome).toBe('stopped')
})

describe('retry of failed records', () => {
  test('skips a changed record, which needs a review', async () => {
    const { actor, start, sent, settled, state } = run({
      send: async (part) =>
        outcomesOf(part, ({ token }) =>
          token === 't0' ? 'ok' : token === 't1' ? 'stale' : 'conflict',
        ),
    })
    start(items(3))
    await settled()
    expect(state()).toEqual({ finished: 'partial' })
    expect(actor.getSnapshot().can({ type: 'bulk.retry' })).toBe(false)
    actor.send({ type: 'bulk.retry' })
    expect(sent).toHaveLength(1)
  })

  test('resends only the batch with records that the response did not name, unchanged', async () => {
    let round = 0
    const { actor, start, sent, settled, state, progress } = run({
      send: async (part) => {
        round += 1
        return outcomesOf(part, ({ token }) => (round === 1 && token === 't1' ? 'failed' : 'ok'))
      },
    })
    start(items(150))
    await settled()
    expect(state()).toEqual({ finished: 'partial' })
    expect(countOf(progress(), 'done')).toBe(149)
    actor.send({ type: 'bulk.retry' })
    await settled()
    expect(sent).toHaveLength(3)
    expect(sent[2]).toEqual(sent[0])
    expect(state()).toEqual({ finished: 'all' })
  })

  test('resends an unanswered batch under the same key', async () => {
    let isLost = true
    const { actor, start, sent, settled, state, progress } = run({
      send: async (part) => {
        if (isLost) throw lost
        return outcomesOf(part)
      },
    })
    start(items(150))
    await settled()
    expect(state()).toEqual({ finished: 'none' })
    expect(sent).toHaveLength(1)
    expect(progress().outcomes.get('t0')?.outcome).toBe('failed')
    expect(progress().outcomes.get('t149')?.outcome).toBe('stopped')
    isLost = false
    actor.send({ type: 'bulk.retry' })
    await settled()
    expect(sent[1]).toEqual(sent[0])
    expect(state()).toEqual({ finished: 'all' })
  })

  test.each([
    { status: 403, canRetry: false, outcome: 'refused' },
    { status: 422, canRetry: false, outcome: 'refused' },
    { status: 429, canRetry: true, outcome: 'refused' },
    { status: 503, canRetry: true, outcome: 'failed' },
  ])('after $status, retries only what may succeed', async (each) => {
    const { actor, start, settled, progress } = run({
      send: () => Promise.reject(new ApiError({ status: each.status, code: 'x' })),
    })
    start(items(150))
    await settled()
    expect(progress().outcomes.get('t0')?.outcome).toBe(each.outcome)
    expect(progress().outcomes.get('t149')?.outcome).toBe('stopped')
    expect(actor.getSnapshot().can({ type: 'bulk.retry' })).toBe(each.canRetry)
  })

  test('treats a batch as never sent without a network', async () => {
    const offline = new ApiError({ status: 0, code: 'offline' })
    const { actor, start, settled, progress } = run({ send: () => Promise.reject(offline) })
    start(items(2))
    await settled()
    expect(progress().outcomes.get('t0')?.outcome).toBe('stopped')
    expect(actor.getSnapshot().can({ type: 'bulk.retry' })).toBe(true)
  })

  test('skips a record that may not be decided', async () => {
    const { actor, start, settled, state } = run({
      send: async (part) => outcomesOf(part, () => 'forbidden'),
    })
    start(items(2))
    await settled()
    expect(state()).toEqual({ finished: 'none' })
    actor.send({ type: 'bulk.retry' })
    expect(state()).toEqual({ finished: 'none' })
  })
})

describe('more results than one page', () => {
  /** Queue that names at most two records per page; decided records leave it. */
  function queue(count: number, refused: readonly string[] = []) {
    let waiting = items(count)
    const calls: number[] = []
    return {
      calls,
      gather: async (known: ReadonlySet<string>) => {
        calls.push(waiting.length)
        const next = waiting.filter(({ token }) => !known.has(token)).slice(0, 2)
        return found(next, waiting.length)
      },
      send: async (part: Part) => {
        const isRefused = ({ token }: BulkItem) => refused.includes(token)
        waiting = waiting.filter(
          (item) => isRefused(item) || part.items.every(({ token }) => token !== item.token),
        )
        return outcomesOf(part, (item) => (isRefused(item) ? 'not_eligible' : 'ok'))
      },
    }
  }

  test('decides them in turn, up to the number that the user was shown', async () => {
    const { gather, send } = queue(5)
    const { start, sent, settled, state, progress } = run({ gather, send })
    start(null, 5)
    await settled()
    expect(sent.map(({ items: { length } }) => length)).toEqual([2, 2, 1])
    expect(state()).toEqual({ finished: 'all' })
    expect(progress()).toMatchObject({ total: 5 })
  })

  test('does not request failed records again and again', async () => {
    const { gather, send } = queue(5, ['t0', 't1', 't2'])
    const { start, sent, settled, state, progress } = run({ gather, send })
    start(null, 5)
    await settled()
    expect(sent.flatMap((part) => part.items)).toHaveLength(5)
    expect(state()).toEqual({ finished: 'partial' })
    expect(countOf(progress(), 'done')).toBe(2)
  })

  test('never decides more than the user was shown, however many are new', async () => {
    const { gather, send } = queue(5)
    const { start, settled, state, progress } = run({ gather, send })
    start(null, 3)
    await settled()
    expect(progress().outcomes.size).toBe(3)
    expect(state()).toEqual({ finished: 'all' })
  })

  test('leaves and reports records that are no longer found', async () => {
    let calls = 0
    const { start, settled, state, progress } = run({
      gather: async () => {
        calls += 1
        return calls === 1 ? found(items(2), 4) : found([], 0)
      },
    })
    start(null, 4)
    await settled()
    expect(calls).toBe(2)
    expect(state()).toEqual({ finished: 'partial' })
    expect(progress()).toMatchObject({ total: 4, isWhole: true })
    expect(progress().outcomes.size).toBe(2)
  })

  test('continues with the rest after a stop', async () => {
    const { gather, send } = queue(5)
    const { actor, start, sent, settled, state } = run({ gather, send })
    start(null, 5)
    await Promise.resolve()
    actor.send({ type: 'bulk.stop' })
    await settled()
    expect(sent.length).toBeLessThan(2)
    actor.send({ type: 'bulk.retry' })
    await settled()
    expect(state()).toEqual({ finished: 'all' })
  })

  test('keeps the outcomes when a later query fails', async () => {
    let calls = 0
    const { actor, start, settled, state, progress } = run({
      gather: async () => {
        calls += 1
        if (calls === 2) throw lost
        return calls === 1 ? found(items(2), 3) : found(items(3).slice(2), 1)
      },
    })
    start(null, 3)
    await settled()
    expect(state()).toEqual({ finished: 'partial' })
    actor.send({ type: 'bulk.retry' })
    await settled()
    expect(state()).toEqual({ finished: 'all' })
    expect(progress().outcomes.size).toBe(3)
  })
})

describe('undo', () => {
  test('undoes every batch', async () => {
    const taken: string[] = []
    const { actor, start, sent, settled, state, reported } = run({
      takeBack: ({ undoToken }) => {
        taken.push(undoToken)
        return {}
      },
    })
    start(items(150))
    await settled()
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(taken).toEqual(sent.map(({ key }) => `undo ${key}`))
    expect(state()).toBe('idle')
    expect(reported).toEqual(['0,0'])
  })

  test('continues after a refused batch, and reports the rest', async () => {
    let calls = 0
    const { actor, start, settled, state, reported, progress } = run({
      takeBack: (undo) => {
        calls += 1
        return calls === 2 ? leftOf(undo) : {}
      },
    })
    start(items(250))
    await settled()
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(calls).toBe(3)
    expect(reported).toEqual(['0,100,0'])
    expect(state()).toEqual({ finished: 'partial' })
    expect(progress().takenBack).toBe(150)
    expect(countOf(progress(), 'done')).toBe(100)
    expect(progress().outcomes.has('t0')).toBe(false)
    expect(progress().outcomes.get('t100')?.outcome).toBe('notUndone')
    expect(actor.getSnapshot().can({ type: 'bulk.undo' })).toBe(false)
  })

  test('retries only a lost batch, under its key', async () => {
    const keys: string[] = []
    let isLost = true
    const { actor, start, settled, state, progress } = run({
      takeBack: (undo) => {
        keys.push(undo.key)
        return isLost && undo.tokens.includes('t0') ? leftOf(undo, true) : {}
      },
    })
    start(items(150))
    await settled()
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(progress().outcomes.get('t0')?.outcome).toBe('perhapsUndone')
    isLost = false
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(keys).toEqual([keys[0], keys[1], keys[0]])
    expect(state()).toBe('idle')
  })

  test('ends when its time has passed', async () => {
    const { actor, clock, start, settled, state } = run()
    start(items(2))
    await settled()
    clock.increment(10_000)
    actor.send({ type: 'bulk.undo' })
    expect(state()).toEqual({ finished: 'all' })
  })

  test('ends for each batch in its own time', async () => {
    const times = [4000, 10_000]
    const { actor, clock, start, sent, settled, state } = run({
      send: async (part) => ({
        ...outcomesOf(part),
        undoLease: { undoToken: `undo ${part.key}`, time: times.shift() ?? 0 },
      }),
    })
    start(items(150))
    await settled()
    clock.increment(4000)
    expect(actor.getSnapshot().context.undos.map(({ undoToken }) => undoToken)).toEqual([
      `undo ${sent[1]?.key}`,
    ])
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(state()).toBe('idle')
  })

  test('is not offered when its time has already passed', async () => {
    const { actor, start, settled } = run({
      send: async (part) => ({ ...outcomesOf(part), undoLease: { undoToken: 'u', time: 0 } }),
    })
    start(items(2))
    await settled()
    expect(actor.getSnapshot().can({ type: 'bulk.undo' })).toBe(false)
  })
})

test('gives each batch its own key', () => {
  const parts = partsOf(items(201))
  expect(parts.map((part) => part.items.length)).toEqual([100, 100, 1])
  expect(new Set(parts.map(({ key }) => key)).size).toBe(3)
})
