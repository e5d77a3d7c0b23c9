import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { boundQueries, maxUnwatched } from './boundQueries'

function makeQueries(): QueryClient {
  const queries = new QueryClient()
  boundQueries(queries)
  onTestFinished(() => queries.clear())
  return queries
}

test('keeps the latest of hundreds of records, up to the maximum', () => {
  const queries = makeQueries()
  for (let each = 0; each < 600; each += 1)
    queries.setQueryData(['record', each], { each }, { updatedAt: each })
  expect(queries.getQueryCache().getAll().length).toBeLessThanOrEqual(maxUnwatched + 1)
  expect(queries.getQueryData(['record', 599])).toEqual({ each: 599 })
  expect(queries.getQueryData(['record', 0])).toBeUndefined()
})

test('keeps data that a screen shows, however old', () => {
  const queries = makeQueries()
  queries.setQueryData(['shown'], 'still here', { updatedAt: 0 })
  const observer = new QueryObserver(queries, { queryKey: ['shown'], enabled: false })
  onTestFinished(observer.subscribe(() => undefined))
  queries.setQueryData(['shown too'], 'as well', { updatedAt: 0 })
  const other = new QueryObserver(queries, {
    queryKey: ['shown too'],
    queryFn: () => 'as well',
    staleTime: Infinity,
  })
  onTestFinished(other.subscribe(() => undefined))
  for (let each = 0; each < 600; each += 1) queries.setQueryData(['record', each], { each })
  expect(queries.getQueryData(['shown'])).toBe('still here')
  expect(queries.getQueryData(['shown too'])).toBe('as well')
})
