import { describe, expect, test, vi } from 'vitest'
import type { Call, Send } from '@console/core/api'
import { actionState, versioned } from '../kinds/contract'
import { parseReadable, token } from '@console/core/contracts'
import { decide, decideMany, readHistory, readPage, readRecord } from './calls'
import type { Resource } from './resource'
import * as z from 'zod/mini'

const row = z.extend(versioned, {
  _actions: z.array(actionState(['approve'], [])),
  secureToken: token,
  kind: z.enum(['shop', 'farm']),
})
type Row = z.infer<typeof row>

const shops: Resource<Row> = {
  id: 'shops',
  base: 'business',
  path: '/shops',
  row,
  detail: row,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ kind }) => kind,
  revisionOf: () => 1,
  kinds: [],
}
const shop = { secureToken: 'abcdefghijklmnop', version: 1, _actions: [], kind: 'shop' }

/** A server with one answer. */
function answering(body: unknown) {
  const leaveOut = vi.fn<(what: string) => void>()
  const calls: Call<unknown>[] = []
  const send: Send = async (call) => {
    calls.push(call as Call<unknown>)
    const { parsed, unread } = parseReadable(call.answer, body)
    if (!parsed.success) throw parsed.error
    const answer = parsed.data
    if (unread) call.onUnread?.({ ...unread, requestId: '01J' })
    return call.finish?.(answer, { requestId: '01J', leaveOut }) ?? answer
  }
  return { send, calls, leaveOut }
}

describe('an identifier from an address', () => {
  test.each([
    '../../../secret',
    '..%2F..%2F..%2Fsecret',
    '..',
    '',
    'approved',
    'a'.repeat(65),
    'abcdefghijklmno/',
    'abcdefghijklmnop?admin=true',
  ])('%j names no record, and no server is asked', async (odd) => {
    const { send, calls } = answering(shop)
    const none = { status: 404, code: 'not_found' }
    await expect(readRecord(send, shops, odd)).rejects.toMatchObject(none)
    await expect(readHistory(send, shops, odd)).rejects.toMatchObject(none)
    await expect(
      decide(send, shops, odd, 1, { action: 'approve', revision: 1 }, 'key'),
    ).rejects.toMatchObject(none)
    expect(calls).toEqual([])
  })

  test('that can be one is sent as a segment of its own', async () => {
    const { send, calls } = answering(shop)
    await readRecord(send, shops, shop.secureToken)
    expect(calls[0]).toMatchObject({
      path: '/shops/:token',
      segments: { token: shop.secureToken },
    })
  })
})

test('a page with odd rows says how many, why, and in which answer', async () => {
  const { send } = answering({
    items: [shop, { ...shop, kind: 'castle' }],
    page: 1,
    pageSize: 25,
    total: 2,
    asOf: '2026-06-15T09:00:00Z',
    facets: {},
  })
  const page = await readPage(send, shops, {})
  expect(page.items).toEqual([shop])
  expect(page.unread).toEqual({
    count: 1,
    total: 2,
    why: ['kind (invalid_value)'],
    requestId: '01J',
  })
})

test('of an answer to many, what is of other records is left out; whoever runs the console is told', async () => {
  const named = (token: string, name = token) => ({
    token,
    outcome: 'ok',
    problem: null,
    row: { ...shop, secureToken: name },
  })
  const [one, other, foreign] = [
    'one-of-the-sent-1',
    'one-of-the-sent-2',
    'one-never-sent-1',
  ] as const
  const { send, leaveOut } = answering({
    results: [named(one), named(foreign), named(other, foreign)],
    undo: null,
  })
  const items = [one, other].map((token) => ({ token, version: 1, revision: 1 }))
  const { results } = await decideMany(send, shops, { action: 'approve', items }, 'key')
  expect(results).toEqual([named(one), { ...named(other), row: null }])
  expect(leaveOut.mock.calls).toEqual([
    ['1 of 3: token (not sent)'],
    ['1 of 2: row (of another record)'],
  ])
})

test('of an answer to many that is about those alone, nobody is told', async () => {
  const { send, leaveOut } = answering({ results: [], undo: null })
  await decideMany(send, shops, { action: 'approve', items: [] }, 'key')
  expect(leaveOut).not.toHaveBeenCalled()
})
