import { describe, expect, test, vi } from 'vitest'
import { ApiError, type Call, type Send } from '../api'
import { actionState, versioned } from '../workflows/contract'
import { money, parseReadable, token } from '../contracts'
import { defineWorkflow } from '../workflows/workflow'
import { changeRecord, createRecord, readHistory, readPage, readRecord } from './calls'
import { decide, decideMany, expectedTargetOf, undoDecision } from './decide'
import type { Resource } from './resource'
import * as z from 'zod/mini'

const row = z.extend(versioned, {
  _actions: z.array(actionState(['approve'], [])),
  secureToken: token,
  kind: z.enum(['shop', 'farm']),
})
type Row = z.infer<typeof row>

const shops = {
  id: 'shops',
  base: 'business',
  path: '/shops',
  row,
  detail: row,
  fields: {},
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ kind }) => kind,
  revisionOf: () => 1,
  workflows: [],
} satisfies Resource<Row>
const shop = { secureToken: 'abcdefghijklmnop', version: 1, _actions: [], kind: 'shop' }

/** A server with one response. */
function answering(body: unknown) {
  const leaveOut = vi.fn<(what: string) => void>()
  const calls: Call<unknown>[] = []
  const send: Send = async (call) => {
    calls.push(call as Call<unknown>)
    const { parsed, skipped } = parseReadable(call.answer, body)
    if (!parsed.success) throw parsed.error
    const answer = parsed.data
    if (skipped) call.onSkipped?.({ ...skipped, requestId: '01J' })
    const mismatch = (what: string) =>
      new ApiError({ status: 200, code: 'mismatched', serverMessage: what })
    return call.finish?.(answer, { requestId: '01J', leaveOut, mismatch }) ?? answer
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
  ])('%j names no record, and no request is sent', async (odd) => {
    const { send, calls } = answering(shop)
    const none = { status: 404, code: 'not_found' }
    await expect(readRecord(send, shops, odd)).rejects.toMatchObject(none)
    await expect(readHistory(send, shops, odd)).rejects.toMatchObject(none)
    await expect(
      decide(send, shops, {
        expected: { token: odd, currency: null, confirmed: null },
        version: 1,
        body: { action: 'approve', revision: 1 },
        key: 'key',
      }),
    ).rejects.toMatchObject(none)
    expect(calls).toEqual([])
  })

  test('that is valid is sent as one path segment', async () => {
    const { send, calls } = answering(shop)
    await readRecord(send, shops, shop.secureToken)
    expect(calls[0]).toMatchObject({
      path: '/shops/:token',
      segments: { token: shop.secureToken },
    })
  })
})

test('refuses a response to a read that is about another record', async () => {
  const { send } = answering({ ...shop, secureToken: 'z'.repeat(22) })
  await expect(readRecord(send, shops, shop.secureToken)).rejects.toMatchObject({
    code: 'mismatched',
  })
  expect(await readRecord(send, shops, 'z'.repeat(22))).toMatchObject({ kind: 'shop' })
})

test('a page reports its skipped rows: how many, why, and the request id', async () => {
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
  expect(page.skipped).toEqual({
    count: 1,
    total: 2,
    why: ['kind (invalid_value)'],
    requestId: '01J',
  })
})

/** Successful outcome of a bulk response, with a row that may be about another record. */
const named = (token: string, name = token) => ({
  token,
  outcome: 'ok',
  problem: null,
  row: { ...shop, secureToken: name },
})

test('drops results about other records from a bulk response, and reports them', async () => {
  const [one, other, mismatch] = [
    'one-of-the-sent-1',
    'one-of-the-sent-2',
    'one-never-sent-1',
  ] as const
  const { send, leaveOut } = answering({
    results: [named(one), named(mismatch), named(other, mismatch)],
    undo: null,
  })
  const items = [one, other].map((token) => ({ token, version: 1, revision: 1 }))
  const { results } = await decideMany(send, shops, { action: 'approve', items }, 'key', [])
  expect(results).toEqual([named(one)])
  expect(leaveOut.mock.calls).toEqual([
    ['1 of 3: token (not sent)'],
    ['1 of 3: row (another record)'],
  ])
})

test('reports nothing when a bulk response is only about the submitted records', async () => {
  const tokens = ['one-of-the-sent-1', 'one-of-the-sent-2']
  const { send, leaveOut } = answering({ results: tokens.map((each) => named(each)), undo: null })
  const items = tokens.map((token) => ({ token, version: 1, revision: 1 }))
  const { results } = await decideMany(send, shops, { action: 'approve', items }, 'key', [])
  expect(results).toEqual(tokens.map((each) => named(each)))
  expect(leaveOut).not.toHaveBeenCalled()
})

describe('a response is compared with its request', () => {
  const till = z.extend(row, { net: money })
  type Till = z.infer<typeof till>
  const none = () => Promise.resolve({})
  const pays = defineWorkflow<Till>()({
    id: 'till',
    messages: {
      namespace: 'till' as never,
      load: { en: none, tr: none, ar: none },
      uses: [],
    },
    statuses: {},
    statusesOf: () => [],
    actions: {
      pay: { icon: 'money', placement: 'primary', isFinal: true, confirms: ({ net }) => net },
      count: { icon: 'money', placement: 'primary' },
    },
    blockers: {},
    capabilities: {},
    input: {},
    lifecycle: { table: [], rules: {}, inputRules: [] },
    expected: (each) => each,
  })
  const tills: Resource<Till> = {
    ...shops,
    row: till,
    detail: till,
    workflows: [pays],
    currencyOf: ({ net }) => net.currency,
  }
  const asked: Till = { ...shop, kind: 'shop', net: { amount: 1_294_874, currency: 'KES' } }
  const answers = {
    itself: asked,
    'another record': { ...asked, secureToken: 'another-record-1' },
    'another currency': { ...asked, net: { amount: 1_294_874, currency: 'UGX' } },
    'another amount': { ...asked, net: { amount: 9_999_999, currency: 'KES' } },
  } as const

  async function decided(action: 'pay' | 'count', record: object) {
    const at = '2026-06-15T09:00:00Z'
    const by = { token: shop.secureToken, name: 'Ann', role: 'staff' }
    const decision = { decisionId: shop.secureToken, action, by, at, reasonCode: null, note: null }
    const { send } = answering({ record, decision, undo: null })
    return decide(send, tills, {
      expected: expectedTargetOf(tills, asked, action),
      version: 1,
      body: { action, revision: 1 },
      key: 'key',
    })
  }

  test('accepts a response about the same record', async () => {
    expect(await decided('pay', answers.itself)).toMatchObject({ record: asked })
  })

  test.each(['another record', 'another currency', 'another amount'] as const)(
    'refuses %s, and the result is unknown',
    async (name) => {
      await expect(decided('pay', answers[name])).rejects.toMatchObject({
        code: 'mismatched',
        isUnclear: true,
        serverMessage: `record (${name})`,
      })
    },
  )

  test('an action that confirms no amount may change the amount, but not its currency', async () => {
    expect(await decided('count', answers['another amount'])).toBeTruthy()
    await expect(decided('count', answers['another currency'])).rejects.toBeInstanceOf(ApiError)
  })

  test.each(['another record', 'another currency', 'another amount'] as const)(
    'drops %s from a bulk response',
    async (name) => {
      const { token, version, revision } = { token: shop.secureToken, version: 1, revision: 1 }
      const result = { token, outcome: 'ok', problem: null, row: answers[name] }
      const { send, leaveOut } = answering({ results: [result], undo: null })
      const body = { action: 'pay', items: [{ token, version, revision }] }
      const { results } = await decideMany(send, tills, body, 'key', [
        expectedTargetOf(tills, asked, 'pay'),
      ])
      expect(results).toEqual([])
      expect(leaveOut.mock.calls).toEqual([[`1 of 1: row (${name})`]])
    },
  )

  test('drops other records from the response to an undo', async () => {
    const { send, leaveOut } = answering({ rows: [asked, answers['another record']] })
    const { rows } = await undoDecision(send, tills, 'undo-12345678901', 'key', [shop.secureToken])
    expect(rows).toEqual([asked])
    expect(leaveOut).toHaveBeenCalledOnce()
  })
})

describe('writes', () => {
  const read = row.parse(shop)

  test('sends a new record with its idempotency key, and a change also with the version that was read', async () => {
    const { send, calls } = answering(shop)
    await createRecord(send, shops, { kind: 'shop' }, 'one')
    await changeRecord(send, shops, read, { kind: 'farm' }, 'two')
    expect(
      calls.map(({ method, path, segments, headers }) => [method, path, segments, headers]),
    ).toEqual([
      ['POST', '/shops', undefined, { 'Idempotency-Key': 'one' }],
      [
        'PATCH',
        '/shops/:token',
        { token: shop.secureToken },
        { 'If-Match': '"v1"', 'Idempotency-Key': 'two' },
      ],
    ])
  })

  test('refuses a response to a change that is about another record', async () => {
    const { send } = answering({ ...shop, secureToken: 'z'.repeat(22) })
    await expect(changeRecord(send, shops, read, {}, 'key')).rejects.toMatchObject({
      code: 'mismatched',
    })
  })
})
