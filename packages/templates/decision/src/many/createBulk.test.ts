import { createPendingWrites } from '@console/core/pending-writes'
import { createDraftStore } from '@console/core/drafts'
import { memoryStorage } from '@console/core/storage'
import { ApiError, type Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import type { BulkUndoOutcome } from './bulkMachine'
import { isOwnVersion } from '../caches'
import { type BulkSnapshot, createBulk, itemOf } from './createBulk'
import { type GoodsRow, goodsResource } from '../mocks/goods'

const rows = ['t0', 't1'].map((secureToken) => ({ secureToken, version: 1 }) as GoodsRow)
/** The server's clock is this device's, unless a test sets another. */
const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString()
const page = { queryKey: ['resource', goodsResource.id, 'page'], read: { items: rows } }

/** Reports whether an answer is pending. */
function isOnItsWay(snapshot: BulkSnapshot): boolean {
  return snapshot.matches('running') || snapshot.matches('retrying') || snapshot.matches('undoing')
}

/** Bulk of two records whose call is answered on demand. */
function setUp() {
  let answer: (failed?: string) => void = () => undefined
  const answered = (failed?: string) => ({
    results: rows.map(({ secureToken: token }) => ({
      token,
      outcome: token === failed ? 'forbidden' : 'ok',
      problem: null,
      row: { secureToken: token, version: 2 },
    })),
    undo: { undoToken: 'undo', expiresAt: inSeconds(10) },
  })
  const send = (() =>
    new Promise((done) => (answer = (failed) => done(answered(failed))))) as unknown as Send
  const queries = new QueryClient()
  queries.setQueryData(page.queryKey, page.read)
  const held: string[] = []
  const settled: { action: string; decided: readonly string[] }[] = []
  const ends: { state: BulkSnapshot['value']; canUndo: boolean }[] = []
  const bulk = createBulk(goodsResource, 'goods', {
    attempts: createPendingWrites(
      () => 'me',
      createDraftStore(memoryStorage()),
      () => () => undefined,
    ),
    send,
    queries,
    report: () => undefined,
    announceTooLate: () => undefined,
    hold() {
      held.push('held')
      return () => held.push('let go')
    },
    settle(action, decided) {
      settled.push({ action, decided })
      return () => undefined
    },
    announceOutcome: ({ value }, undo) => ends.push({ state: value, canUndo: undo !== null }),
  })
  onTestFinished(() => bulk.stop())
  return {
    bulk,
    ends,
    held,
    settled,
    state: () => bulk.actor.getSnapshot().value,
    versions: () =>
      queries
        .getQueryData<typeof page.read>(page.queryKey)
        ?.items.map(({ version }: GoodsRow) => version),
    start: () =>
      bulk.actor.send({
        type: 'bulk.start',
        action: 'approve',
        needs: 'nothing',
        total: 2,
        items: rows.map(({ secureToken: token }) => ({ token, version: 1, revision: 1 })),
        query: {},
        leftOut: [],
        rows: new Map(),
      }),
    async answer(failed?: string) {
      answer(failed)
      if (bulk.actor.getSnapshot().status === 'active')
        await waitFor(bulk.actor, (snapshot) => !isOnItsWay(snapshot))
      // An aborted caller gets the same time to be notified.
      else for (let task = 0; task < 5; task += 1) await new Promise((done) => setTimeout(done))
    },
  }
}

test('reports the end in the list while it is shown', async () => {
  const { bulk, ends, start, answer, state } = setUp()
  bulk.markVisible()
  start()
  await answer()
  expect(state()).toEqual({ finished: 'all' })
  expect(ends).toEqual([])
})

test('reports the end with an undo after the user has left the list', async () => {
  const { bulk, ends, start, answer } = setUp()
  const leave = bulk.markVisible()
  start()
  leave()
  await answer()
  expect(ends).toEqual([{ state: { finished: 'all' }, canUndo: true }])
})

test('keeps a failure until the user returns, but no success', async () => {
  const { bulk, start, answer, state } = setUp()
  let leave = bulk.markVisible()
  start()
  await answer()
  leave()
  expect(state()).toBe('idle')

  leave = bulk.markVisible()
  start()
  await answer('t1')
  leave()
  expect(state()).toEqual({ finished: 'partial' })
})

test('ignores an answer after the end of the session', async () => {
  const { bulk, ends, start, answer, versions } = setUp()
  start()
  bulk.stop()
  await answer()
  expect(versions()).toEqual([1, 1])
  expect(ends).toEqual([])
})

test('deletes the drafts of decided records, whether the list is shown or not', async () => {
  const { bulk, settled, start, answer } = setUp()
  const leave = bulk.markVisible()
  start()
  await answer('t1')
  leave()
  start()
  await answer()
  expect(settled).toEqual([
    { action: 'approve', decided: ['t0'] },
    { action: 'approve', decided: ['t0', 't1'] },
  ])
})

test('keeps the drafts when the session ends before the response', async () => {
  const { bulk, settled, start, answer } = setUp()
  start()
  bulk.stop()
  await answer()
  expect(settled).toEqual([])
})

test('warns before the page unloads while requests are in flight', async () => {
  const { bulk, held, start, answer } = setUp()
  start()
  expect(held).toEqual(['held'])
  await answer()
  expect(held).toEqual(['held', 'let go'])
  start()
  bulk.stop()
  expect(held).toEqual(['held', 'let go', 'held', 'let go'])
})

describe('answers, queries and undos', () => {
  type Answer = (call: {
    path: string
    body?: unknown
    headers?: Record<string, string>
  }) => unknown

  /** Bulk over a fake server, and the requests that it received. */
  function over(answer: Answer) {
    const queries = new QueryClient()
    const calls: Parameters<Answer>[0][] = []
    const reported: BulkUndoOutcome[] = []
    const tooLate: string[] = []
    const restored: (readonly string[])[] = []
    const send = (async (call: Parameters<Answer>[0]) => {
      calls.push(call)
      return answer(call)
    }) as unknown as Send
    const bulk = createBulk(goodsResource, 'goods', {
      attempts: createPendingWrites(
        () => 'me',
        createDraftStore(memoryStorage()),
        () => () => undefined,
      ),
      send,
      queries,
      report: (what) => reported.push(what),
      announceTooLate: () => tooLate.push('too late'),
      hold: () => () => undefined,
      settle: (_, decided) => (taken) => restored.push(decided, taken),
      announceOutcome: () => undefined,
    })
    bulk.markVisible()
    onTestFinished(() => bulk.stop())
    return {
      bulk,
      calls,
      reported,
      tooLate,
      restored,
      queries,
      outcomes: () =>
        [...bulk.actor.getSnapshot().context.progress.outcomes.values()].map(
          ({ token, outcome }) => `${token} ${outcome}`,
        ),
      start: (items: readonly GoodsRow[] | null, total = items?.length ?? 0) =>
        bulk.actor.send({
          type: 'bulk.start',
          action: 'approve',
          needs: 'nothing',
          total,
          items: items && items.map((row) => itemOf(rowsResource, row, 'approve')),
          query: {},
          leftOut: [],
          rows: new Map(),
        }),
      finished: () => waitFor(bulk.actor, (snapshot) => snapshot.matches('finished')),
      undone: () =>
        waitFor(bulk.actor, (state) => state.matches('finished') || state.matches('idle')),
    }
  }

  const rowsResource = { ...goodsResource, revisionOf: () => 1 }
  const row = (token: string, version = 2) =>
    ({ secureToken: token, version, _actions: [] as GoodsRow['_actions'] }) as GoodsRow
  const three = ['t0', 't1', 't2'].map((token) => row(token, 1))
  const result = (token: string, outcome = 'ok', version = 2) => ({
    token,
    outcome,
    problem: null,
    row: row(token, version),
  })
  const way = () => ({ undoToken: 'undo', expiresAt: inSeconds(10) })

  test('a record missing from the response has failed, and one that was never sent is ignored', async () => {
    const { start, finished, outcomes } = over(() => ({
      results: [result('t0'), result('mismatched'), result('t0', 'forbidden')],
      undo: null,
    }))
    start(three)
    await finished()
    expect(outcomes()).toEqual(['t0 ok', 't1 failed', 't2 failed'])
  })

  test('an empty answer decides nothing', async () => {
    const { start, finished, outcomes, bulk } = over(() => ({ results: [], undo: null }))
    start(three)
    expect((await finished()).matches({ finished: 'none' })).toBe(true)
    expect(outcomes()).toEqual(['t0 failed', 't1 failed', 't2 failed'])
    expect(bulk.actor.getSnapshot().can({ type: 'bulk.retry' })).toBe(true)
  })

  test('a record at another version is stale, whatever else blocks it', async () => {
    const { start, finished, outcomes } = over(() => ({
      results: [result('t0'), result('t1', 'not_eligible', 41), result('t2', 'not_eligible', 1)],
      undo: null,
    }))
    start(three)
    await finished()
    expect(outcomes()).toEqual(['t0 ok', 't1 stale', 't2 not_eligible'])
  })

  test('a stale answer is not the user’s own version, and changes no cached record', async () => {
    const { start, finished, queries } = over(() => ({
      results: [result('t0'), result('t1', 'stale', 41), result('t2', 'not_eligible', 1)],
      undo: null,
    }))
    const record = (token: string) => ['resource', goodsResource.id, 'record', token]
    for (const each of three) queries.setQueryData(record(each.secureToken), each)
    start(three)
    await finished()
    expect(isOwnVersion(queries, goodsResource.id, 't0', 2)).toBe(true)
    expect(isOwnVersion(queries, goodsResource.id, 't1', 41)).toBe(false)
    expect(queries.getQueryData(record('t0'))).toBeUndefined()
    expect(queries.getQueryData(record('t1'))).toBeUndefined()
    expect(queries.getQueryData(record('t2'))).toEqual(row('t2', 1))
  })

  test('decides all results of a query, page by page, and each once', async () => {
    const all = ['a', 'b', 'c', 'd', 'e']
    const { start, finished, outcomes, calls } = over(({ path, body, ...call }) => {
      if (path === '/goods/bulk-decisions') {
        const { items } = body as { items: { token: string }[] }
        return { results: items.map(({ token }) => result(token)), undo: null }
      }
      const page = Number((call as { query?: { page?: string } }).query?.page ?? 1)
      const items = all.slice(2 * page - 2, 2 * page)
      return { items: items.map((token) => ({ token, version: 1, revision: 1 })), total: 5 }
    })
    start(null, 5)
    expect((await finished()).matches({ finished: 'all' })).toBe(true)
    expect(outcomes()).toEqual(all.map((token) => `${token} ok`))
    expect(calls.filter(({ path }) => path === '/goods/bulk-decisions')).toHaveLength(3)
  })

  test('stops when a server returns the same page again', async () => {
    const { start, finished, outcomes, bulk } = over(({ path }) =>
      path === '/goods/selection'
        ? { items: [{ token: 'a', version: 1, revision: 1 }], total: 9999 }
        : { results: [result('a')], undo: null },
    )
    start(null, 9999)
    expect((await finished()).matches({ finished: 'partial' })).toBe(true)
    expect(outcomes()).toEqual(['a ok'])
    expect(bulk.actor.getSnapshot().context.progress.total).toBe(9999)
  })

  test('a record that the server does not report as undone stays decided, and is reported', async () => {
    const { bulk, start, finished, undone, reported, outcomes, restored } = over(({ path }) =>
      path === '/goods/undo'
        ? { rows: [row('t0', 3)] }
        : { results: three.map(({ secureToken }) => result(secureToken)), undo: way() },
    )
    start(three)
    await finished()
    bulk.undo()
    await undone()
    expect(reported[0]?.results).toMatchObject([{ taken: ['t0'], left: ['t1', 't2'] }])
    expect(outcomes()).toEqual(['t1 notUndone', 't2 notUndone'])
    expect(restored).toEqual([['t0', 't1', 't2'], ['t0']])
  })

  test('an undo restores the drafts of every attempt, but not those of an earlier decision', async () => {
    let tries = 0
    const { bulk, start, finished, undone, restored } = over(({ path }) => {
      if (path === '/goods/undo') return { rows: three.map((each) => row(each.secureToken, 3)) }
      tries += 1
      const answered = three.slice(0, tries + 1)
      return { results: answered.map(({ secureToken }) => result(secureToken)), undo: way() }
    })
    start(three)
    await finished()
    bulk.actor.send({ type: 'bulk.retry' })
    await finished()
    bulk.undo()
    expect((await undone()).value).toBe('idle')
    expect(restored).toEqual([
      ['t0', 't1'],
      ['t0', 't1', 't2'],
      ['t0', 't1', 't2'],
      ['t0', 't1', 't2'],
    ])
    start(three)
    await finished()
    bulk.undo()
    await undone()
    expect(restored.slice(4)).toEqual([
      ['t0', 't1', 't2'],
      ['t0', 't1', 't2'],
    ])
  })

  test('requests an undo once more under the same key after a lost answer', async () => {
    let tries = 0
    const { bulk, start, finished, undone, calls, reported } = over(({ path }) => {
      if (path !== '/goods/undo') return { results: [result('t0')], undo: way() }
      tries += 1
      if (tries === 1) throw new ApiError({ status: 0, code: 'network' })
      return { rows: [row('t0', 3)] }
    })
    start(three.slice(0, 1))
    await finished()
    bulk.undo()
    await undone()
    const keys = calls.filter(({ path }) => path === '/goods/undo').map(({ headers }) => headers)
    expect(keys).toEqual([{ 'Idempotency-Key': expect.any(String) }, keys[0]])
    expect(reported[0]?.results).toMatchObject([{ taken: ['t0'], left: [] }])
  })

  test('offers undo until shortly before the server’s deadline, and reports a late press', async () => {
    const { bulk, start, finished, tooLate, calls } = over(() => ({
      results: [result('t0')],
      undo: { undoToken: 'undo', expiresAt: inSeconds(1.5) },
    }))
    start(three.slice(0, 1))
    expect((await finished()).can({ type: 'bulk.undo' })).toBe(false)
    bulk.undo()
    expect(tooLate).toEqual(['too late'])
    expect(calls).toHaveLength(1)
  })
})
