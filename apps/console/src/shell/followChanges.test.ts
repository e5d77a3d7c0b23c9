import { resourceKeys } from '@console/query-boundary'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followChanges } from './followChanges'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const one = 'a'.repeat(22)
const other = 'b'.repeat(22)
const keys = {
  page: resourceKeys.page('products', {}),
  submittedPage: resourceKeys.page('products as submitted', {}),
  record: resourceKeys.record('products', one),
  otherRecord: resourceKeys.record('products', other),
  orders: resourceKeys.page('orders', {}),
  queues: ['queues'],
}

/** Queries that are stale after these change events. */
async function staleAfter(...events: object[]): Promise<string[]> {
  const queries = new QueryClient()
  for (const [name, queryKey] of Object.entries(keys))
    queries.setQueryData(queryKey, name.endsWith('ecord') ? { version: 2 } : {})
  const report = followChanges(queries, () => undefined)
  for (const event of events) report(JSON.stringify(event))
  await vi.advanceTimersByTimeAsync(500)
  return Object.entries(keys)
    .filter(([, queryKey]) => queries.getQueryState(queryKey)?.isInvalidated ?? true)
    .map(([name]) => name)
}

const change = (token: string, version: number, resource = 'products') => ({
  resource,
  token,
  version,
  by: { token: 'c'.repeat(22), name: 'Carol Nansubuga' },
})

test('refetches only queries that show a record changed by others', async () => {
  expect(await staleAfter({ changes: [change(one, 3)] })).toEqual([
    'page',
    'submittedPage',
    'record',
    'queues',
  ])
})

test('shows who changed a record for a minute, on every screen', async () => {
  const queries = new QueryClient()
  followChanges(
    queries,
    () => undefined,
  )(JSON.stringify({ changes: [change(one, 3), { ...change(other, 3), by: null }] }))
  await vi.advanceTimersByTimeAsync(500)
  const news = () =>
    ['products', 'products as submitted'].map((id) => [
      ...(queries.getQueryData<Map<string, object>>(resourceKeys.others(id)) ?? []),
    ])
  const reported = [[one, { version: 3, by: 'Carol Nansubuga' }]]
  expect(news()).toEqual([reported, reported])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(news()).toEqual([[], []])
})

test('does not refetch the version that the user’s own decision returned', async () => {
  expect(await staleAfter({ changes: [change(one, 2)] })).toEqual([])
})

test('reads changes that are reported one after the other together', async () => {
  const queries = new QueryClient()
  const queryFn = vi.fn<() => Promise<object>>(async () => ({ version: 3 }))
  queries.setQueryData(keys.record, { version: 2 })
  const observer = new QueryObserver(queries, { queryKey: keys.record, queryFn, staleTime: 60_000 })
  onTestFinished(observer.subscribe(() => undefined))
  const report = followChanges(queries, () => undefined)
  report(JSON.stringify({ changes: [change(one, 3)] }))
  await vi.advanceTimersByTimeAsync(400)
  report(JSON.stringify({ changes: [change(one, 4)] }))
  expect(queryFn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(queryFn).toHaveBeenCalledOnce()
})

test('refetches all visible data when the server cannot report what has changed', async () => {
  expect(await staleAfter({ changes: [] }, { changes: null })).toEqual(Object.keys(keys))
})

test('passes on the roles of the reader, which make nothing stale', async () => {
  const onRoles = vi.fn<(roles: readonly string[]) => void>()
  const event = { changes: [], roles: ['admin'] }
  followChanges(new QueryClient(), onRoles)(JSON.stringify(event))
  expect(onRoles.mock.calls).toEqual([[['admin']]])
  expect(await staleAfter(event)).toEqual([])
})
