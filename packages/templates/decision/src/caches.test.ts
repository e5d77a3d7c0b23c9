import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type GoodsRow, goodsResource } from './mocks/goods'
import { isOwnVersion, ownDecisionOn, takeRows } from './caches'

const key = ['resource', goodsResource.id, 'record', 't0']
const row = (version: number, more: object = {}) =>
  ({ secureToken: 't0', version, ...more }) as unknown as GoodsRow

test('a new row removes an older record without observers from the cache', () => {
  const queries = new QueryClient()
  queries.setQueryData(key, row(40, { description: 'As it was' }))
  takeRows(queries, goodsResource, [row(41)])
  expect(queries.getQueryData(key)).toBeUndefined()
})

test('keeps an older record that is on screen, and refetches it', async () => {
  const queries = new QueryClient()
  queries.setQueryData(key, row(40, { description: 'As it was' }))
  const read = vi.fn<() => Promise<GoodsRow>>(async () => row(41, { description: 'As it is' }))
  const observer = new QueryObserver(queries, {
    queryKey: key,
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
  })
  onTestFinished(observer.subscribe(() => undefined))
  takeRows(queries, goodsResource, [row(41)])
  expect(queries.getQueryData(key)).toEqual(row(40, { description: 'As it was' }))
  await vi.waitFor(() =>
    expect(queries.getQueryData(key)).toEqual(row(41, { description: 'As it is' })),
  )
  expect(read).toHaveBeenCalledOnce()
})

test('only the user’s own action makes a version their own', () => {
  const queries = new QueryClient()
  takeRows(queries, goodsResource, [row(41)])
  expect(isOwnVersion(queries, goodsResource.id, 't0', 41)).toBe(false)
  takeRows(queries, goodsResource, [row(42)], 'approve')
  expect(isOwnVersion(queries, goodsResource.id, 't0', 42)).toBe(true)
  expect(ownDecisionOn(queries, goodsResource, 't0')).toMatchObject({
    action: 'approve',
    version: 42,
  })
  takeRows(queries, goodsResource, [row(43)], 'undo')
  expect(ownDecisionOn(queries, goodsResource, 't0')).toBeNull()
})
