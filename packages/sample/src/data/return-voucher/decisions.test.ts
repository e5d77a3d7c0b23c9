import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderDetail } from '@console/domain/order'
import type { ReturnDetail } from '@console/domain/return-voucher'
import type { SaleDetail } from '@console/domain/sale'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { orderEndpoints } from '../order/endpoints'
import { productEndpoints } from '../product/endpoints'
import { saleEndpoints } from '../sale/endpoints'
import { returnEndpoints } from './endpoints'
import { fixtureReturn } from './fixtures'

const [, brian, carol] = sampleAccounts
const handlers = [
  ...returnEndpoints.handlers,
  ...orderEndpoints.handlers,
  ...saleEndpoints.handlers,
  ...productEndpoints.handlers,
]

async function call(account: typeof brian, path: string, body?: object, headers = {}) {
  const request = new Request(`http://localhost${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${issueAccessToken(account!)}`, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const response = await getResponse(handlers, request)
  return { status: response!.status, body: await response!.json() }
}

async function read(token: string): Promise<ReturnDetail> {
  return (await call(brian, `/api/gateway/return-vouchers/${token}`)).body
}

async function orderOf({ order }: ReturnDetail): Promise<OrderDetail> {
  return (await call(brian, `/api/business/orders/${order.token}`)).body
}

let sent = 0

async function decide(token: string, action: string, input: object = {}, account = brian) {
  const { version } = await read(token)
  const path = `/api/gateway/return-vouchers/${token}/decisions`
  return call(
    account,
    path,
    { action, revision: 1, ...input },
    {
      'If-Match': `"v${version}"`,
      'Idempotency-Key': `key-of-decision-${(sent += 1)}`,
    },
  )
}

beforeEach(() => resetSampleBackend())

/** Expects the invariants of an order after any decision. */
function expectCoherent({ breakdown, returns, transactions, lines, commission }: OrderDetail) {
  const granted = returns.filter(({ status }) =>
    ['approved', 'refunding', 'refunded', 'closed'].includes(status),
  )
  if (granted.length === 0) expect(breakdown.returned.amount).toBe(0)
  expect(breakdown.refunded.amount).toBeLessThanOrEqual(breakdown.paid.amount)
  expect(new Set(transactions.map(({ transactionId }) => transactionId)).size).toBe(
    transactions.length,
  )
  expect(commission.platform.amount).toBeGreaterThanOrEqual(0)
  for (const { returned, quantity } of lines) expect(returned).toBeLessThanOrEqual(quantity)
}

describe('the grant of a return', () => {
  test.each([
    ['severalLines', {}],
    // For an order that is completed, and late.
    ['overWindow', { note: 'Granted all the same.' }],
  ] as const)('%s: appears on the order and its sale', async (name, input) => {
    const token = fixtureReturn(name)
    await decide(token, 'claim')
    const before = await read(token)
    const orderBefore = await orderOf(before)
    const [first, ...others] = before.lines
    const half = { ...first!.amount, amount: Math.floor(first!.amount.amount / 2) }
    const lines = [
      { lineId: first!.lineId, quantity: first!.quantity, amount: half, restock: false },
      ...others.map(({ lineId, amount }) => ({
        lineId,
        quantity: 0,
        amount: { ...amount, amount: 0 },
        restock: false,
      })),
    ]
    const { status, body } = await decide(token, 'approve', { lines, ...input })
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ status: 'approved', granted: half, claimedBy: null })
    const order = await orderOf(before)
    expectCoherent(order)
    expect(order.lines.find(({ lineId }) => lineId === first!.lineId)?.returned).toBe(
      first!.quantity,
    )
    expect(order.breakdown.returned).toEqual(half)
    expect(order.commission.platform.amount).toBeLessThan(orderBefore.commission.platform.amount)
    expect(order.agentCommission).toEqual(order.agent && order.commission.agent)
    expect(before.sale === null).toBe(name === 'severalLines')
    if (!before.sale) return
    const sale: SaleDetail = (await call(brian, `/api/gateway/sales/${before.sale.token}`)).body
    expect(sale.returned).toEqual(half)
    expect(sale.payable.amount + sale.platformCommission.amount + sale.agentCommission.amount).toBe(
      sale.net.amount,
    )
  })

  test('is proposed by staff, and an administrator approves the proposal', async () => {
    const token = fixtureReturn('submitted')
    await decide(token, 'claim', {}, carol)
    expect((await decide(token, 'approve', { full: true }, carol)).status).toBe(403)
    const { body } = await decide(token, 'propose', { full: true }, carol)
    expect(body.record.proposedBy.token).toBe(carol?.token)
    expect(body.record.status).toBe('under_review')
    const { record } = (await decide(token, 'approve')).body
    expect(record).toMatchObject({ status: 'approved', granted: record.amount })
  })

  test('is at most the quantity and amount of the pieces', async () => {
    const token = fixtureReturn('severalLines')
    await decide(token, 'claim')
    const all = (await read(token)).lines.map(({ lineId, quantity, amount }) => ({
      lineId,
      quantity,
      amount,
      restock: true,
    }))
    const last = all.length - 1
    const change = (changed: Partial<(typeof all)[number]>) =>
      all.map((each, place) => (place === last ? { ...each, ...changed } : each))
    const { quantity, amount } = all[last]!
    const more = change({ amount: { ...amount, amount: amount.amount + 1 } })
    const { status, body } = await decide(token, 'approve', { lines: more })
    expect([status, body.code]).toEqual([422, 'amount_exceeded'])
    expect(body.errors).toMatchObject([{ pointer: `/lines/${last}/amount` }])
    const many = await decide(token, 'approve', { lines: change({ quantity: quantity + 1 }) })
    expect(many.body).toMatchObject({
      code: 'quantity_exceeded',
      errors: [{ pointer: `/lines/${last}/quantity` }],
    })
    expectCoherent(await orderOf(await read(token)))
  })
})

test('only granted pieces that can be sold again go back into the product’s stock', async () => {
  const token = fixtureReturn('severalLines')
  await decide(token, 'claim')
  const before = await read(token)
  const order = await orderOf(before)
  const stocks = () =>
    Promise.all(
      before.lines.map(async ({ lineId }) => {
        const { product } = order.lines.find((line) => line.lineId === lineId)!
        const { body } = await call(brian, `/api/business/products/${product.token}`)
        return body.stock as { onHand: number; reserved: number; state: string }
      }),
    )
  const were = await stocks()
  const lines = before.lines.map(({ lineId, quantity, amount }, place) => ({
    lineId,
    quantity,
    amount,
    restock: place === 0,
  }))
  await decide(token, 'approve', { lines })
  for (const [place, { onHand, reserved, state }] of (await stocks()).entries()) {
    const was = were[place]!
    expect(onHand).toBe(was.onHand + (place === 0 ? before.lines[0]!.quantity : 0))
    expect(reserved).toBe(was.reserved)
    if (place === 0) expect(state).toBe(onHand < 10 ? 'low' : 'in')
  }
})

describe('a refund', () => {
  const refundsOf = ({ transactions }: OrderDetail) =>
    transactions.filter(({ type }) => type === 'refund')

  test('is among the payments of the order once it succeeds', async () => {
    const token = fixtureReturn('approved')
    const { body } = await decide(token, 'refund')
    expect(body.record).toMatchObject({ status: 'refunded', refundFailure: null })
    expect(body.record.providerReference).not.toBeNull()
    const order = await orderOf(body.record)
    expectCoherent(order)
    expect(refundsOf(order).at(-1)).toMatchObject({
      state: 'succeeded',
      amount: body.record.granted,
    })
    expect(order.paymentStatus).toMatch(/refunded$/)
  })

  test('stays pending without an answer, can be checked, and is never sent twice', async () => {
    const token = fixtureReturn('refundSilent')
    const { body } = await decide(token, 'refund')
    expect(body.record).toMatchObject({ status: 'refunding', providerReference: null })
    const waiting = await orderOf(body.record)
    expect(waiting.paymentStatus).toBe('refunding')
    const count = refundsOf(waiting).length
    const again = await decide(token, 'refund')
    expect([again.status, again.body.code]).toEqual([409, 'state_conflict'])
    let { record } = body
    for (let asked = 0; record.status === 'refunding' && asked < 4; asked += 1)
      ({ record } = (await decide(token, 'check')).body)
    expect(record.status).not.toBe('refunding')
    const order = await orderOf(record)
    expectCoherent(order)
    expect(order.paymentStatus).not.toBe('refunding')
    expect(refundsOf(order)).toHaveLength(count)
    expect(refundsOf(order).at(-1)?.state).toBe(
      record.status === 'approved' ? 'failed' : 'succeeded',
    )
  })

  test('states why it failed, moves no money, and can be sent again', async () => {
    const token = fixtureReturn('refundFails')
    const { body } = await decide(token, 'refund')
    expect(body.record.status).toBe('approved')
    expect(body.record.refundFailure).not.toBeNull()
    const order = await orderOf(body.record)
    expect(refundsOf(order).at(-1)?.state).toBe('failed')
    expect(order.breakdown.refunded.amount).toBe(0)
    expect(order.paymentStatus).toBe('paid')
    const sentAgain = (await decide(token, 'refund')).body.record
    expect(sentAgain.refundFailure === null || sentAgain.status === 'approved').toBe(true)
    expectCoherent(await orderOf(sentAgain))
  })

  test('is a credit for an unpaid order, and moves no money', async () => {
    const token = fixtureReturn('credited')
    const { body } = await decide(token, 'refund')
    expect(body.record).toMatchObject({ status: 'refunded', providerReference: null })
    expect(refundsOf(await orderOf(body.record))).toEqual([])
  })
})
