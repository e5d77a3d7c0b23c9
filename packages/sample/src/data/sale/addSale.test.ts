import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '@console/domain/order'
import type { SaleDetail } from '@console/domain/sale'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { orderEndpoints } from '../order/endpoints'
import { orderEntity } from '../order/entity'
import { saleEndpoints } from './endpoints'

const [, brian] = sampleAccounts
const handlers = [...orderEndpoints.handlers, ...saleEndpoints.handlers]

async function call(path: string, body?: object, headers = {}) {
  const request = new Request(`http://localhost/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${issueAccessToken(brian!)}`, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const response = await getResponse(handlers, request)
  return { status: response!.status, body: await response!.json() }
}

function decide(
  { secureToken, version }: Pick<OrderDetail, 'secureToken' | 'version'>,
  input: object,
) {
  return call(
    `business/orders/${secureToken}/decisions`,
    { revision: 1, ...input },
    {
      'If-Match': `"v${version}"`,
      'Idempotency-Key': `${JSON.stringify(input).slice(0, 40)} ${version}`,
    },
  )
}

async function totalOfSales(): Promise<number> {
  return (await call('gateway/sales?pageSize=10')).body.total
}

async function saleOf({ sale }: OrderDetail): Promise<SaleDetail> {
  return (await call(`gateway/sales/${sale?.token}`)).body
}

function expectToAddUp({ breakdown, commission }: OrderDetail, sale: SaleDetail) {
  expect(sale.net.amount).toBe(breakdown.total.amount - breakdown.returned.amount)
  expect(sale.returned).toEqual(breakdown.returned)
  expect([sale.platformCommission, sale.agentCommission]).toEqual([
    commission.platform,
    commission.agent,
  ])
  expect(sale.payable.amount + commission.platform.amount + commission.agent.amount).toBe(
    breakdown.total.amount - breakdown.returned.amount,
  )
}

beforeEach(() => resetSampleBackend())

/** A paid order without open returns. */
const delivered = database
  .rows(orderEntity)
  .find(({ status, paymentStatus }) => status === 'delivered' && paymentStatus === 'paid')!

test('a completed order is a sale, which the list of sales counts and the order names', async () => {
  const before = await totalOfSales()
  const { status, body } = await decide(delivered, { action: 'complete' })
  expect(status).toBe(200)
  expect(body.record.sale.label).toBe(`S-${delivered.reference}`)
  expect(await totalOfSales()).toBe(before + 1)
  const sale = await saleOf(body.record)
  expect(sale).toMatchObject({ settlement: 'pending', dispute: null, returned: { amount: 0 } })
  expect(sale.lines.length).toBe(body.record.lines.length)
  expectToAddUp(body.record, sale)
  expect((await call(`gateway/sales/${sale.secureToken}/history`)).body.items).toHaveLength(1)
})

test('a refund of a completed order is deducted from its sale', async () => {
  const { record } = (await decide(delivered, { action: 'complete' })).body
  const [{ lineId }] = record.lines
  const method = record.paymentMethod === 'cash_on_delivery' ? 'cash' : 'original'
  const refund = {
    action: 'refund',
    lines: [{ lineId, quantity: 1 }],
    reasonCode: 'damaged',
    method,
  }
  const { status, body } = await decide(record, refund)
  expect(status).toBe(200)
  const sale = await saleOf(body.record)
  expect(sale.returned.amount).toBeGreaterThan(0)
  expectToAddUp(body.record, sale)
})

test('a fully refunded order closes without a sale, and reverses no commission', async () => {
  const { lines, deliveryFee, paymentMethod } = (
    await call(`business/orders/${delivered.secureToken}`)
  ).body as OrderDetail
  const refund = {
    action: 'refund',
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    ...(deliveryFee.amount > 0 ? { delivery: deliveryFee } : {}),
    reasonCode: 'damaged',
    method: paymentMethod === 'cash_on_delivery' ? 'cash' : 'original',
  }
  const refunded = await decide(delivered, refund)
  expect(refunded.status).toBe(200)
  const { record } = refunded.body
  expect(record.refunds.at(-1).commission).toMatchObject({
    platform: { amount: 0 },
    agent: { amount: 0 },
  })
  const before = await totalOfSales()
  expect((await decide(record, { action: 'complete' })).status).toBe(409)
  const { status, body } = await decide(record, { action: 'close' })
  expect(status).toBe(200)
  expect(body.record).toMatchObject({ status: 'closed', sale: null })
  expect(await totalOfSales()).toBe(before)
})

test('the sale of an order whose rest was cancelled has only the shipped pieces', async () => {
  const preparing = database
    .rows(orderEntity)
    .findLast(
      ({ status, paymentStatus, deliveryMethod, lineCount }) =>
        status === 'preparing' &&
        paymentStatus === 'paid' &&
        deliveryMethod === 'delivery' &&
        lineCount > 1,
    )!
  const { lines } = (await call(`business/orders/${preparing.secureToken}`)).body
  const part = {
    action: 'dispatch_part',
    carrier: 'Safari Couriers',
    trackingNumber: 'SC-1042',
    lines: [{ lineId: lines[0].lineId, quantity: 1 }],
  }
  let { record } = (await decide(preparing, part)).body
  for (const input of [
    { action: 'cancel_rest', reasonCode: 'out_of_stock' },
    { action: 'deliver' },
    { action: 'complete' },
  ])
    record = (await decide(record, input)).body.record
  const sale = await saleOf(record)
  expect(sale.returned.amount).toBeGreaterThan(0)
  expectToAddUp(record, sale)
})

test('a cancelled order has no sale, and nothing is due', async () => {
  const placed = database
    .rows(orderEntity)
    .find(({ status, paymentStatus }) => status === 'confirmed' && paymentStatus === 'paid')!
  const before = await totalOfSales()
  const { body } = await decide(placed, { action: 'cancel', reasonCode: 'buyer_request' })
  expect(body.record).toMatchObject({ status: 'cancelled', sale: null, paymentStatus: 'refunding' })
  expect(body.record.breakdown.due.amount).toBe(0)
  expect(await totalOfSales()).toBe(before)
})
