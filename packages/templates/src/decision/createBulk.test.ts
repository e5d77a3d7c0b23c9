import type { Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { type BulkSnapshot, createBulk } from './createBulk'
import { type GoodsRow, goodsResource } from '../Record/mocks/goods'

const rows = ['t0', 't1'].map((secureToken) => ({ secureToken, version: 1 }) as GoodsRow)
const page = { queryKey: ['resource', 'goods', 'page'], read: { items: rows } }

/** A bulk of two whose call is answered when the test wants it. */
function setUp() {
  let answer: (failed?: string) => void = () => undefined
  const answered = (failed?: string) => ({
    results: rows.map(({ secureToken: token }) => ({
      token,
      outcome: token === failed ? 'forbidden' : 'ok',
      problem: null,
      row: { secureToken: token, version: 2 },
    })),
    undo: { undoToken: 'undo', expiresAt: '' },
  })
  const send = (() =>
    new Promise((done) => (answer = (failed) => done(answered(failed))))) as unknown as Send
  const queries = new QueryClient()
  queries.setQueryData(page.queryKey, page.read)
  const held: string[] = []
  const ends: { state: BulkSnapshot['value']; canUndo: boolean }[] = []
  const bulk = createBulk(goodsResource, {
    send,
    queries,
    tell: () => undefined,
    hold() {
      held.push('held')
      return () => held.push('let go')
    },
    tellOutcome: ({ value }, undo) => ends.push({ state: value, canUndo: undo !== null }),
  })
  onTestFinished(() => bulk.stop())
  return {
    bulk,
    ends,
    held,
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
      }),
    async answer(failed?: string) {
      answer(failed)
      await new Promise((done) => setTimeout(done, 20))
    },
  }
}

test('what ends while its list is shown is told there', async () => {
  const { bulk, ends, start, answer, state } = setUp()
  bulk.attend()
  start()
  await answer()
  expect(state()).toEqual({ finished: 'all' })
  expect(ends).toEqual([])
})

test('what ends after its list was left is told, and can be taken back', async () => {
  const { bulk, ends, start, answer } = setUp()
  const leave = bulk.attend()
  start()
  leave()
  await answer()
  expect(ends).toEqual([{ state: { finished: 'all' }, canUndo: true }])
})

test('a reader who comes back finds what has failed, but no success', async () => {
  const { bulk, start, answer, state } = setUp()
  let leave = bulk.attend()
  start()
  await answer()
  leave()
  expect(state()).toBe('idle')

  leave = bulk.attend()
  start()
  await answer('t1')
  leave()
  expect(state()).toEqual({ finished: 'partial' })
})

test('an answer that comes after the session has ended is not taken', async () => {
  const { bulk, ends, start, answer, versions } = setUp()
  start()
  bulk.stop()
  await answer()
  expect(versions()).toEqual([1, 1])
  expect(ends).toEqual([])
})

test('the page is held for as long as something is under way', async () => {
  const { bulk, held, start, answer } = setUp()
  start()
  expect(held).toEqual(['held'])
  await answer()
  expect(held).toEqual(['held', 'let go'])
  start()
  bulk.stop()
  expect(held).toEqual(['held', 'let go', 'held', 'let go'])
})
