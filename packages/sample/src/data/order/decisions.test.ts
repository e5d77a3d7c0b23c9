import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type OrderDetail,
  type OrderRow,
  piecesArrived,
  refundMethodsOf,
} from '@console/domain/order'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { instant, sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { type FixtureOrder, fixtureOrder } from './fixtures'
import { type Order, orderEndpoints, orderEntity } from './index.ts'
import { productEntity } from '../product/entity'

const [amina, brian, carol] = sampleAccounts

async function call(path: string, body?: object, headers = {}, account = amina!) {
  const response = await getResponse(
    [...orderEndpoints.handlers],
    new Request(`http://localhost/api/business/orders/${path}`, {
      headers: { Authorization: `Bearer ${issueAccessToken(account)}`, ...headers },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
  )
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response?.status, body: (await response?.json()) as any }
}

async function read(token: string): Promise<OrderDetail> {
  return (await call(token)).body
}

async function decide(token: string, action: string, input: object = {}, account = amina!) {
  const version = database.find(orderEntity, token)!.version
  const headers = { 'If-Match': `"v${version}"`, 'Idempotency-Key': `${action} ${version}` }
  return call(`${token}/decisions`, { action, revision: 1, ...input }, headers, account)
}

/** Token of the last matching order. */
function last(wanted: (order: Order) => boolean): string {
  const found = database.rows(orderEntity).findLast(wanted)
  if (!found) throw new Error('There is no such order')
  return found.secureToken
}

const carried = { carrier: 'Safari Couriers', trackingNumber: 'SC-1042' }

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

describe('shipping, delivery and failed delivery', () => {
  const preparing = () =>
    last(
      ({ status, deliveryMethod, lineCount }) =>
        status === 'preparing' && deliveryMethod === 'delivery' && lineCount > 1,
    )

  test('two parts of an order arrive separately, and a returned part can be shipped again', async () => {
    const token = preparing()
    const [first] = (await read(token)).lines
    const lines = [{ lineId: first!.lineId, quantity: 1 }]
    const part = await decide(token, 'dispatch_part', { ...carried, lines })
    expect(part.body.record).toMatchObject({
      status: 'partly_dispatched',
      shipments: [{ state: 'under_way', lines, ...carried }],
    })
    expect((await decide(token, 'dispatch', carried)).body.record.status).toBe('dispatched')
    expect((await decide(token, 'deliver', { receivedBy: 'Juma' })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/shipmentToken' }],
    })
    const [one, two] = (await read(token)).shipments.map(({ shipmentToken }) => shipmentToken)
    await decide(token, 'deliver', { shipmentToken: two, receivedBy: 'Juma' })
    const input = { shipmentToken: one, reasonCode: 'nobody_there' }
    const failed = await decide(token, 'fail_delivery', input)
    expect(failed.body.record).toMatchObject({
      status: 'partly_dispatched',
      shipments: [
        { state: 'failed', failure: 'nobody_there' },
        { state: 'delivered', receivedBy: 'Juma' },
      ],
    })
    expect(failed.body.record.lines[0].dispatched).toBe(first!.quantity - 1)
    const { items } = (await call(`${token}/history`)).body
    expect(items[0]).toMatchObject({ type: 'order.delivery_failed', reasonCode: 'nobody_there' })
    expect((await decide(token, 'dispatch', carried)).body.record).toMatchObject({
      status: 'dispatched',
      shipments: [{ state: 'failed' }, { state: 'delivered' }, { state: 'under_way', lines }],
    })
  })

  test.each([
    ['/lines', { lines: [] }],
    ['/trackingNumber', { lines: 'one', trackingNumber: 'SC' }],
    ['/lines', { lines: 'all' }],
  ])('refuses an invalid partial shipment at %s: %o', async (pointer, { lines, ...input }) => {
    const token = preparing()
    const all = (await read(token)).lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
    const leaving = lines === 'all' ? all : lines === 'one' ? all.slice(0, 1) : []
    const answer = await decide(token, 'dispatch_part', { ...carried, ...input, lines: leaving })
    expect(answer.body).toMatchObject({ status: 422, errors: [{ pointer }] })
  })
})

test('refuses excess quantities at their line, for shipments and refunds', async () => {
  const tooMuch = (lines: OrderDetail['lines']) =>
    lines.map(({ lineId, quantity }, place) => ({
      lineId,
      quantity: place === 1 ? quantity + 1 : 1,
    }))
  const expected = { code: 'quantity_exceeded', errors: [{ pointer: '/lines/1/quantity' }] }
  const preparing = last(
    ({ status, deliveryMethod, lineCount }) =>
      status === 'preparing' && deliveryMethod === 'delivery' && lineCount > 1,
  )
  const lines = tooMuch((await read(preparing)).lines)
  const part = await decide(preparing, 'dispatch_part', { ...carried, lines })
  expect(part.body).toMatchObject(expected)
  const token = fixtureOrder('refundable')
  const input = { reasonCode: 'damaged', method: 'original' }
  const refund = { ...input, lines: tooMuch((await read(token)).lines) }
  expect((await decide(token, 'refund', refund)).body).toMatchObject(expected)
})

describe('a cancelled order', () => {
  const paid = () =>
    last(({ status, paymentStatus }) => status === 'confirmed' && paymentStatus === 'paid')
  const reservedFor = (lines: OrderDetail['lines']) =>
    lines.map(({ product }) => database.find(productEntity, product.token)!.stock)

  test('refunds the whole payment, and nothing is due', async () => {
    const { body } = await decide(paid(), 'cancel', { reasonCode: 'buyer_request' })
    expect(body.record).toMatchObject({
      paymentStatus: 'refunding',
      breakdown: { due: { amount: 0 } },
    })
    expect(body.record.transactions.at(-1)).toMatchObject({ type: 'refund', state: 'pending' })
    database.setClock(() => sampleStart + 2 * 86_400_000)
    expect(await read(body.record.secureToken)).toMatchObject({
      paymentStatus: 'refunded',
      breakdown: { refunding: { amount: 0 }, due: { amount: 0 } },
    })
  })

  test.each([true, false])('releases the reserved stock; restocked: %s', async (restock) => {
    const token = paid()
    const { lines } = await read(token)
    const before = reservedFor(lines)
    await decide(token, 'cancel', { reasonCode: 'buyer_request', restock })
    for (const [place, { onHand, reserved }] of reservedFor(lines).entries()) {
      const was = before[place]!
      const quantity = lines[place]!.quantity
      expect(onHand).toBe(restock ? was.onHand : Math.max(0, was.onHand - quantity))
      expect(reserved).toBe(Math.min(onHand, Math.max(0, was.reserved - quantity)))
    }
  })
})

describe('cancelling the rest of an order', () => {
  /** Ships one piece of an order that is paid, or on account. */
  async function partlyOut(isPaid: boolean) {
    const token = last(
      ({ status, paymentStatus, deliveryMethod, lineCount }) =>
        status === 'preparing' &&
        deliveryMethod === 'delivery' &&
        lineCount > 1 &&
        paymentStatus === (isPaid ? 'paid' : 'on_account'),
    )
    const [first] = (await read(token)).lines
    const lines = [{ lineId: first!.lineId, quantity: 1 }]
    return (await decide(token, 'dispatch_part', { ...carried, lines })).body.record as OrderDetail
  }
  const stockOf = ({ lines }: OrderDetail) =>
    lines.map(({ product }) => database.find(productEntity, product.token)!.stock)

  test('refunds the payment with one refund, which is answered later', async () => {
    const before = await partlyOut(true)
    const token = before.secureToken
    const { status, body } = await decide(token, 'cancel_rest', { reasonCode: 'out_of_stock' })
    expect(status).toBe(200)
    const { record, undo } = body
    const goesBack = record.breakdown.returned.amount
    expect(undo).toBeNull()
    expect(record).toMatchObject({
      status: 'dispatched',
      paymentStatus: 'refunding',
      total: before.total,
      breakdown: { refunding: { amount: goesBack }, due: { amount: 0 } },
      cancellation: { reasonCode: 'out_of_stock', isRestocked: true },
    })
    expect(record.transactions.length).toBe(before.transactions.length + 1)
    expect(record.transactions.at(-1)).toMatchObject({ type: 'refund', state: 'pending' })
    expect(goesBack).toBeGreaterThan(0)
    expect(record.agentCommission).toEqual(record.agent && record.commission.agent)
    expect(record.commission.platform.amount).toBeLessThan(before.commission.platform.amount)
    expect(record.lines.map(({ dropped }: { dropped: number }) => dropped)).toEqual(
      before.lines.map(({ quantity, dispatched }) => quantity - dispatched),
    )

    expect((await decide(token, 'cancel_rest', { reasonCode: 'out_of_stock' })).status).toBe(409)
    database.setClock(() => sampleStart + 86_400_000)
    expect(await read(token)).toMatchObject({ paymentStatus: 'partly_refunded' })
    expect((await read(token)).transactions.at(-1)!.state).toBe('succeeded')
    const types = (await call(`${token}/history`)).body.items.map(
      ({ type }: { type: string }) => type,
    )
    expect(types.slice(0, 2)).toEqual(['payment.refunded', 'order.rest_cancelled'])
    expect((await decide(token, 'deliver')).body.record.status).toBe('delivered')
    expect((await decide(token, 'complete')).body.record).toMatchObject({
      status: 'completed',
      breakdown: {
        ...record.breakdown,
        refunded: record.breakdown.refunding,
        refunding: { amount: 0 },
      },
    })
  })

  test('reduces only the amount due of an unpaid order', async () => {
    const before = await partlyOut(false)
    const input = { reasonCode: 'buyer_request' }
    const { record } = (await decide(before.secureToken, 'cancel_rest', input)).body
    const { returned, due } = record.breakdown
    expect(record.paymentStatus).toBe('on_account')
    expect(record.transactions).toEqual(before.transactions)
    expect(due.amount).toBe(before.breakdown.due.amount - returned.amount)
    expect(returned.amount).toBeGreaterThan(0)
    expect(record.commission.platform.amount).toBeLessThan(before.commission.platform.amount)
  })

  test('releases only the stock of unshipped pieces, and the rest once a returned shipment is cancelled', async () => {
    const before = await partlyOut(true)
    const token = before.secureToken
    const stock = stockOf(before)
    const expected = (gone: (line: OrderDetail['lines'][number]) => number) =>
      before.lines.map((line, place) => {
        const was = stock[place]!
        return Math.min(was.onHand, Math.max(0, was.reserved - gone(line)))
      })
    await decide(token, 'cancel_rest', { reasonCode: 'buyer_request' })
    expect(stockOf(before).map(({ reserved }) => reserved)).toEqual(
      expected(({ quantity, dispatched }) => quantity - dispatched),
    )
    await decide(token, 'fail_delivery', { reasonCode: 'refused' })
    const { record } = (await decide(token, 'cancel', { reasonCode: 'buyer_request' })).body
    expect(stockOf(before).map(({ reserved }) => reserved)).toEqual(
      expected(({ quantity }) => quantity),
    )
    expect(record).toMatchObject({
      paymentStatus: 'refunding',
      breakdown: { due: { amount: 0 } },
    })
  })
})

describe('refunds of an order', () => {
  const refunded = { reasonCode: 'damaged', method: 'original' }

  test('a refund without an answer is made once, and is answered later', async () => {
    const token = last(
      ({ status, paymentStatus, paymentMethod }) =>
        status === 'completed' && paymentStatus === 'paid' && paymentMethod === 'mobile_money',
    )
    const [line] = (await read(token)).lines
    const input = { ...refunded, lines: [{ lineId: line!.lineId, quantity: 1 }] }
    const headers = { 'If-Match': '"v1"', 'Idempotency-Key': 'once' }
    const body = { action: 'refund', revision: 1, ...input }
    const first = await call(`${token}/decisions`, body, headers)
    expect(await call(`${token}/decisions`, body, headers)).toEqual(first)
    expect((await read(token)).refunds).toHaveLength(1)
    const listed = async (paymentStatus: string) => {
      const { body } = await call(`../orders?paymentStatus=${paymentStatus}&pageSize=100`)
      return body.items.some(({ secureToken }: OrderRow) => secureToken === token)
    }
    expect((await read(token)).transactions.at(-1)!.state).toBe('pending')
    expect([await listed('refunding'), await listed('partly_refunded')]).toEqual([true, false])
    database.setClock(() => sampleStart + 60_000)
    const { transactions, paymentStatus } = await read(token)
    expect(paymentStatus).toBe('partly_refunded')
    expect(await listed('refunding')).toBe(false)
    expect(transactions.at(-1)).toMatchObject({ type: 'refund', state: 'succeeded' })
    const { items } = (await call(`${token}/history`)).body
    expect(items.slice(0, 2)).toMatchObject([
      { type: 'payment.refunded', at: instant(sampleStart + 20_000) },
      { type: 'payment.refund_sent' },
    ])
  })

  test('only administrators can make refunds', async () => {
    const token = fixtureOrder('refundable')
    const { _actions } = (await call(token, undefined, {}, carol)).body
    expect(_actions.map(({ action }: { action: string }) => action)).not.toContain('refund')
    expect((await decide(token, 'refund', refunded, carol)).status).toBe(403)
  })

  test.each<FixtureOrder>(['refundable', 'refundableWhole', 'refundAfterRateChange'])(
    'refunds half of each line, the other half, then the delivery: exact to the minor unit (%s)',
    async (name) => {
      const token = fixtureOrder(name)
      const before = await read(token)
      const method = refundMethodsOf[before.paymentMethod][0]
      const refund = (input: object) => decide(token, 'refund', { ...refunded, method, ...input })
      const all = piecesArrived(before.lines, before.shipments)
      const half = all.map((each) => ({ ...each, quantity: Math.ceil(each.quantity / 2) }))
      const { body } = await refund({ lines: half })
      expect(body.record.paymentStatus).toBe(method === 'cash' ? 'partly_refunded' : 'refunding')
      expect(body.record.breakdown.due.amount).toBe(0)
      const rest = piecesArrived(body.record.lines, body.record.shipments)
      if (rest.length > 0) await refund({ lines: rest })
      if (before.deliveryFee.amount > 0) await refund({ delivery: before.deliveryFee })

      expect((await refund({ lines: half })).status).toBe(409)
      database.setClock(() => sampleStart + 2 * 86_400_000)
      const { refunds, breakdown, paymentStatus, commission, agentCommission, agent } =
        await read(token)
      expect(paymentStatus).toBe('refunded')
      expect(breakdown.refunded.amount).toBe(breakdown.paid.amount)
      expect(breakdown.due.amount).toBe(0)
      for (const party of ['platform', 'agent'] as const) {
        const back = refunds.reduce((sum, each) => sum + each.commission[party].amount, 0)
        expect(back).toBe(before.commission[party].amount)
        expect(commission[party].amount).toBe(0)
      }
      expect(agentCommission).toEqual(agent && commission.agent)
      expect((await refund({ lines: half })).status).toBe(409)
    },
  )
})

describe('manually recorded payments', () => {
  test('the creator of an order over the limit cannot record its payment; another person can, without a provider', async () => {
    const token = last(({ status, createdBy }) => status === 'placed' && createdBy !== null)
    const createdBy = { token: amina!.token, name: 'Amina Yusuf', role: 'SuperAdmin' as const }
    const order = {
      createdBy,
      flags: ['needs_approval' as const],
      paymentMethod: 'bank_transfer' as const,
      paymentStatus: 'unpaid' as const,
    }
    database.change(orderEntity, token, order, amina!.token)
    const reference = { reference: 'TR-2026-19' }
    const refused = await decide(token, 'settle', reference)
    expect([refused.status, refused.body.code]).toEqual([403, 'same_person'])
    expect((await decide(token, 'settle', reference, brian!)).status).toBe(200)
    expect((await read(token)).transactions.at(-1)).toMatchObject({
      provider: null,
      providerReference: 'TR-2026-19',
    })
  })

  test('a payment on account is recorded once, with its number, and nothing is due', async () => {
    const token = last(
      ({ status, paymentStatus }) => status === 'delivered' && paymentStatus === 'on_account',
    )
    expect((await decide(token, 'settle')).status).toBe(422)
    const settled = await decide(token, 'settle', { reference: 'TR-2026-17' })
    expect(settled.status).toBe(200)
    expect(settled.body.undo).toBeNull()
    const { paymentStatus, breakdown, transactions } = await read(token)
    expect(paymentStatus).toBe('paid')
    expect(breakdown.due.amount).toBe(0)
    expect(transactions.at(-1)).toMatchObject({
      type: 'charge',
      state: 'succeeded',
      providerReference: 'TR-2026-17',
    })
    expect((await decide(token, 'settle', { reference: 'TR-2026-18' })).status).toBe(409)
  })

  test('an order paid in cash on delivery can be completed once its payment is recorded', async () => {
    const token = last(
      ({ status, paymentMethod, paymentStatus }) =>
        status === 'dispatched' &&
        paymentMethod === 'cash_on_delivery' &&
        paymentStatus === 'unpaid',
    )
    expect((await decide(token, 'deliver')).status).toBe(200)
    expect((await decide(token, 'complete')).status).toBe(409)
    expect((await decide(token, 'settle', { reference: 'C-17' })).status).toBe(200)
    expect((await decide(token, 'complete')).status).toBe(200)
    expect((await read(token)).sale).not.toBeNull()
  })
})
