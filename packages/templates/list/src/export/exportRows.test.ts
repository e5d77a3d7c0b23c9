import type { Send } from '@console/core/api'
import { actionState, versioned } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { expect, test, vi } from 'vitest'
import { readAllRows } from './exportRows'
import * as z from 'zod/mini'

const row = z.extend(versioned, {
  _actions: z.array(actionState(['approve'], [])),
  id: z.string(),
})
type Row = z.infer<typeof row>
const resource: Resource<Row> = {
  id: 'things',
  base: 'business',
  path: '/things',
  row,
  detail: row,
  fields: {},
  tokenOf: ({ id }) => id,
  nameOf: ({ id }) => id,
  revisionOf: () => 1,
  workflows: [],
}

/** Answers pages of `total` rows; `shift` rows are inserted before them after the first page was read. */
function server(total: number, shift = 0) {
  const asked: unknown[] = []
  const send = (async ({ query, signal }) => {
    signal?.throwIfAborted()
    asked.push(query)
    const page = Number(query?.page)
    const from = (page - 1) * 100 - (page > 1 ? shift : 0)
    const count = Math.max(0, Math.min(100, total + shift - from - (page > 1 ? shift : 0)))
    const items = Array.from({ length: Math.min(count, total - from) }, (_, index) => ({
      id: String(from + index),
      version: 1,
      _actions: [],
    }))
    return { items, page, pageSize: 100, total, asOf: '2026-06-15T09:00:00Z', facets: {} }
  }) as Send
  return { send, asked }
}

test('reads all pages, and reports progress after each', async () => {
  const { send, asked } = server(230)
  const onProgress = vi.fn<(done: number, total: number) => void>()
  const rows = await readAllRows(
    send,
    resource,
    { q: 'x' },
    onProgress,
    new AbortController().signal,
  )
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, index) => String(index)))
  expect(asked).toEqual(['1', '2', '3'].map((page) => ({ q: 'x', page, pageSize: '100' })))
  expect(onProgress.mock.calls).toEqual([
    [100, 230],
    [200, 230],
    [230, 230],
  ])
})

test('includes a row once if it moved to the next page during the export', async () => {
  const { send } = server(150, 2)
  const rows = await readAllRows(send, resource, {}, () => undefined, new AbortController().signal)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('reads one page when there are no rows', async () => {
  const { send, asked } = server(0)
  expect(
    await readAllRows(send, resource, {}, () => undefined, new AbortController().signal),
  ).toEqual([])
  expect(asked).toHaveLength(1)
})

test('can be aborted', async () => {
  const { send, asked } = server(500)
  const stop = new AbortController()
  const reading = readAllRows(send, resource, {}, () => stop.abort(), stop.signal)
  await expect(reading).rejects.toThrow(/abort/i)
  expect(asked).toHaveLength(1)
})
