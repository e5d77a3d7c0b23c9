import { ApiError } from '@console/core/api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type BulkEvent, bulkMachine, type PartAnswer } from './bulkMachine'
import { type BulkItem, type ItemOutcome, type Part, partsOf, succeeded } from './bulkParts'

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
      item: { ...item, version: item.version + 1 },
    })),
    reprieve: { undoToken: `undo ${part.key}`, time: 10_000 },
  }
}

interface Answers {
  gather?: () => Promise<readonly BulkItem[]>
  send?: (part: Part) => Promise<PartAnswer>
  takeBack?: (undoToken: string) => Promise<void>
}

function run({ gather, send = async (part) => outcomesOf(part), takeBack }: Answers = {}) {
  const clock = new SimulatedClock()
  const sent: Part[] = []
  const told: string[] = []
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        gather: fromPromise(gather ?? (async () => items(3))),
        sendPart: fromPromise(({ input }) => {
          sent.push(input.part)
          return send(input.part)
        }),
        takeBack: fromPromise(async ({ input }) => takeBack?.(input.undoToken)),
      },
      actions: { tell: (_, { what }) => told.push(what) },
    }),
    { clock },
  ).start()
  onTestFinished(() => void actor.stop())
  return {
    actor,
    clock,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve, 5)),
    state: () => actor.getSnapshot().value,
    course: () => actor.getSnapshot().context.course,
    start: (chosen: readonly BulkItem[] | null, needs: 'nothing' | 'form' = 'nothing') =>
      actor.send({
        type: 'bulk.start',
        action: 'approve',
        needs,
        total: chosen?.length ?? 0,
        items: chosen,
        query: {},
      }),
  }
}

test('every state can be reached', () => {
  const answer = (outcome: ItemOutcome['outcome'], count = 2) => ({
    type: 'xstate.done.actor.sendPart',
    output: outcomesOf({ key: '', items: items(count) }, ({ token }) =>
      token === 't0' ? outcome : 'ok',
    ),
  })
  const start = { type: 'bulk.start', action: 'approve', total: 2, query: {} } as const
  const paths = getShortestPaths(bulkMachine.provide({ actions: { tell: () => undefined } }), {
    serializeState: ({ value, context: { course, undos } }) =>
      JSON.stringify([value, course.parts.length, undos.length, succeeded(course)]),
    // Each round of retries brings another token: twice is enough to see all.
    limit: 2000,
    events: [
      { ...start, needs: 'nothing', items: items(2) },
      { ...start, needs: 'form', items: items(2) },
      { ...start, needs: 'nothing', items: null },
      { type: 'bulk.submit', said: {} },
      { type: 'bulk.close' },
      { type: 'bulk.retry' },
      { type: 'bulk.undo' },
      answer('ok'),
      answer('stale'),
      answer('stale', 1),
      { type: 'xstate.error.actor.sendPart', error: lost },
      { type: 'xstate.error.actor.gather', error: lost },
      { type: 'xstate.done.actor.takeBack' },
      { type: 'xstate.error.actor.takeBack', error: lost },
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

test('it goes in parts of at most 100, one after the other', async () => {
  const { start, sent, settled, state } = run()
  start(items(250))
  expect(sent.map((part) => part.items.length)).toEqual([100])
  await settled()
  expect(sent.map((part) => part.items.length)).toEqual([100, 100, 50])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  expect(state()).toEqual({ finished: 'all' })
})

test('what a query finds is asked for first', async () => {
  const { start, sent, settled, state } = run({ gather: async () => items(120) })
  start(null)
  expect(state()).toEqual({ running: 'gathering' })
  await settled()
  expect(sent).toHaveLength(2)
})

test('a query that cannot be answered decides nothing, and is asked anew', async () => {
  let isLost = true
  const { actor, start, sent, settled, state } = run({
    gather: async () => {
      if (isLost) throw lost
      return items(2)
    },
  })
  start(null)
  await settled()
  expect(state()).toEqual({ finished: 'none' })
  expect(sent).toEqual([])
  isLost = false
  actor.send({ type: 'bulk.retry' })
  await settled()
  expect(state()).toEqual({ finished: 'all' })
})

test('stopping lets the part on its way come to its end', async () => {
  const { actor, start, sent, settled, state, course } = run()
  start(items(250))
  actor.send({ type: 'bulk.stop' })
  await settled()
  expect(sent).toHaveLength(1)
  expect(state()).toEqual({ finished: 'partial' })
  expect(succeeded(course())).toBe(100)
  expect(course().outcomes.get('t249')?.outcome).toBe('stopped')
})

describe('what failed', () => {
  test('is tried again on the versions there are now, the rest is left alone', async () => {
    let round = 0
    const { actor, start, sent, settled, state } = run({
      send: async (part) => {
        round += 1
        return outcomesOf(part, ({ token }) => (round === 1 && token !== 't0' ? 'stale' : 'ok'))
      },
    })
    start(items(3))
    await settled()
    expect(state()).toEqual({ finished: 'partial' })
    actor.send({ type: 'bulk.retry' })
    await settled()
    expect(sent[1]?.items).toEqual([
      { token: 't1', version: 2, revision: 1 },
      { token: 't2', version: 2, revision: 1 },
    ])
    expect(state()).toEqual({ finished: 'all' })
  })

  test('for want of an answer is sent again as it was, under the same key', async () => {
    let isLost = true
    const { actor, start, sent, settled, state, course } = run({
      send: async (part) => {
        if (isLost) throw lost
        return outcomesOf(part)
      },
    })
    start(items(150))
    await settled()
    expect(state()).toEqual({ finished: 'none' })
    expect(sent).toHaveLength(1)
    expect(course().outcomes.get('t0')?.outcome).toBe('failed')
    expect(course().outcomes.get('t149')?.outcome).toBe('stopped')
    isLost = false
    actor.send({ type: 'bulk.retry' })
    await settled()
    expect(sent[1]).toEqual(sent[0])
    expect(state()).toEqual({ finished: 'all' })
  })

  test('because it may not be decided is not tried again', async () => {
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

describe('undo', () => {
  test('takes back every part', async () => {
    const taken: string[] = []
    const { actor, start, sent, settled, state, told } = run({
      takeBack: async (undoToken) => void taken.push(undoToken),
    })
    start(items(150))
    await settled()
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(taken).toEqual(sent.map(({ key }) => `undo ${key}`))
    expect(state()).toBe('idle')
    expect(told).toEqual(['undone'])
  })

  test('that is refused on the way says what is left, and so does the list', async () => {
    let calls = 0
    const { actor, start, settled, state, told, course } = run({
      takeBack: async () => {
        calls += 1
        if (calls === 2) throw lost
      },
    })
    start(items(250))
    await settled()
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(told).toEqual(['partlyUndone'])
    expect(state()).toEqual({ finished: 'partial' })
    expect(succeeded(course())).toBe(150)
    expect(course().outcomes.has('t0')).toBe(false)
    // A lost call can be made again, and goes on where it was.
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(calls).toBe(4)
    expect(state()).toBe('idle')
  })

  test('ends with its time', async () => {
    const { actor, clock, start, settled, state } = run()
    start(items(2))
    await settled()
    clock.increment(10_000)
    actor.send({ type: 'bulk.undo' })
    expect(state()).toEqual({ finished: 'all' })
  })

  test('that the server refuses is not offered again', async () => {
    const { actor, start, settled, state, told } = run({
      takeBack: () => Promise.reject(new ApiError({ status: 409, code: 'undo_expired' })),
    })
    start(items(2))
    await settled()
    actor.send({ type: 'bulk.undo' })
    await settled()
    expect(state()).toEqual({ finished: 'all' })
    expect(told).toEqual(['notUndone'])
    expect(actor.getSnapshot().can({ type: 'bulk.undo' })).toBe(false)
  })
})

test('each part has a key of its own', () => {
  const parts = partsOf(items(201))
  expect(parts.map((part) => part.items.length)).toEqual([100, 100, 1])
  expect(new Set(parts.map(({ key }) => key)).size).toBe(3)
})
