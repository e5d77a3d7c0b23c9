import { history } from '@console/core/workflows'
import {
  breakdownOf,
  orderDetail as schema,
  orderFlags,
  orderStatuses,
  paymentStatuses,
} from '@console/domain/order'
import { isReturnOpen } from '@console/domain/return-voucher'
import { describe, expect, test } from 'vitest'
import { instant, sampleStart } from '../../store/clock'
import { createDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import { businessEntity } from '../business/entity'
import { platformRate, resolveRate } from '@console/domain/commission-rate'
import { bookOf } from '../commission-rate/book'
import { soldAs } from '../commission-rate/sold'
import { productEntity } from '../product/entity'
import { inDollars } from '../shared/money'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { orderDetail } from './details'
import { orderEntity } from './entity'
import { type FixtureOrder, fixtureNames, fixtureOrder } from './fixtures'
import { isLate } from './answers'
import { orderHistory } from './history'

const database = createDatabase()
const start = instant(sampleStart)
const rows = database.rows(orderEntity)
const orders = rows.map((row) => ({ ...row, ...orderDetail(row) }))

function numbers(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

test('every order matches the contract, with its details and history', () => {
  for (const [place, row] of rows.entries()) {
    const detail = { ...orders[place], isLate: isLate(row, start), _actions: [] }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: orderHistory(row) }).error?.issues).toBeUndefined()
  }
})

describe('number of records in the sample database', () => {
  test('5 000 orders by channel, about 12 000 lines', () => {
    expect(numbers(rows.map(({ channel }) => channel))).toEqual({
      b2c: 2900,
      b2b: 1100,
      agent: 800,
      manual: 200,
    })
    const lines = rows.reduce((sum, { lineCount }) => sum + lineCount, 0)
    expect(lines).toBeGreaterThan(11_000)
    expect(lines).toBeLessThan(14_500)
  })

  test('every status of an order and of a payment occurs, and every flag', () => {
    const statuses = numbers(rows.map(({ status }) => status))
    // A draft is a record of its own until it is placed.
    expect(new Set(['draft', ...Object.keys(statuses)])).toEqual(new Set(orderStatuses))
    const payments = numbers(rows.map(({ paymentStatus }) => paymentStatus))
    expect(new Set(Object.keys(payments))).toEqual(new Set(paymentStatuses))
    expect(Object.keys(numbers(rows.flatMap(({ flags }) => flags)))).toHaveLength(orderFlags.length)
  })

  test('3 to 5 % are cancelled, most are completed, some are late', () => {
    const { cancelled = 0, completed = 0 } = numbers(rows.map(({ status }) => status))
    expect(cancelled / rows.length).toBeGreaterThan(0.03)
    expect(cancelled / rows.length).toBeLessThan(0.05)
    expect(completed / rows.length).toBeGreaterThan(0.85)
    expect(rows.filter((row) => isLate(row, start)).length).toBeGreaterThan(4)
  })

  test('every currency of the database occurs, including dollars and those without decimals', () => {
    expect(new Set(rows.map(({ total }) => total.currency))).toEqual(
      new Set(['KES', 'UGX', 'TZS', 'RWF', 'ETB', 'SOS', 'USD']),
    )
  })
})

describe('money adds up to the last minor unit', () => {
  test('the lines add up to the total, and the breakdown matches the lines and transactions', () => {
    for (const { total, lineCount, lines, breakdown, ...rest } of orders) {
      expect(lines).toHaveLength(lineCount)
      expect(breakdown.total).toEqual(total)
      expect(breakdown).toEqual(breakdownOf({ lines, ...rest }))
      const { subtotal, discount, tax, delivery } = breakdown
      expect(subtotal.amount - discount.amount + tax.amount + delivery.amount).toBe(total.amount)
    }
  })

  test('refunds never exceed the payments, and nothing is due on a finished order', () => {
    for (const { status, paymentStatus, breakdown, returns } of orders) {
      expect(breakdown.refunded.amount).toBeLessThanOrEqual(breakdown.paid.amount)
      const isOpen = returns.some((each) => isReturnOpen(each.status))
      const isOver = status === 'completed' && paymentStatus !== 'on_account' && !isOpen
      if (isOver || status === 'cancelled') expect(breakdown.due.amount).toBe(0)
    }
  })

  test('nothing is paid for an order after its cancellation', () => {
    const late = orders.flatMap(({ cancellation, transactions }) =>
      transactions.filter(
        ({ type, state, at }) =>
          cancellation && type === 'charge' && state === 'succeeded' && at > cancellation.at,
      ),
    )
    expect(late).toEqual([])
  })

  test('returned pieces match the granted return', () => {
    for (const { lines, breakdown, returns, status } of orders) {
      if (status === 'cancelled') continue
      const granted = returns.filter((each) =>
        ['approved', 'refunding', 'refunded', 'closed'].includes(each.status),
      )
      const pieces = granted.flatMap((each) => each.lines)
      for (const { lineId, returned } of lines)
        expect(returned).toBe(pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0)
      expect(breakdown.returned.amount).toBe(
        granted.reduce((sum, { amount }) => sum + amount.amount, 0),
      )
    }
  })

  test('an agent’s commission is the same in the row and the record', () => {
    for (const { agent, agentCommission, commission } of orders)
      expect(agentCommission).toEqual(agent && commission.agent)
  })
})

describe('an order matches its events', () => {
  const left = ['partly_dispatched', 'dispatched', 'delivered', 'completed', 'closed']

  test('shipped pieces have a shipment, delivered ones with carrier and number', () => {
    for (const { status, shipments, deliveryMethod, carrier } of orders) {
      if (left.includes(status)) expect(shipments.length).toBeGreaterThan(0)
      expect(carrier).toBe(shipments.at(-1)?.carrier ?? null)
      for (const each of shipments) {
        expect(each.carrier !== null).toBe(deliveryMethod === 'delivery')
        expect(each.trackingNumber !== null).toBe(deliveryMethod === 'delivery')
        expect(each.endedAt === null).toBe(each.state === 'under_way')
      }
    }
  })

  test('its dispatched pieces match its status', () => {
    for (const { status, lines } of orders) {
      const dispatched = lines.reduce((sum, line) => sum + line.dispatched, 0)
      const all = lines.reduce((sum, line) => sum + line.quantity, 0)
      if (!left.includes(status)) expect(dispatched).toBe(0)
      else if (status === 'partly_dispatched') expect(dispatched > 0 && dispatched < all).toBe(true)
      else expect(dispatched).toBe(all)
    }
  })

  test('it proceeds only if it is paid, on account or cash on delivery', () => {
    for (const { status, paymentMethod, paymentStatus, placedAt } of rows) {
      expect(status === 'draft').toBe(placedAt === null)
      if (['draft', 'placed', 'cancelled'].includes(status)) continue
      const isPaid = ['paid', 'refunding', 'partly_refunded', 'refunded'].includes(paymentStatus)
      const isLater = paymentStatus === 'on_account' || paymentMethod === 'cash_on_delivery'
      expect(isPaid || isLater).toBe(true)
      if (status === 'completed') expect(isPaid || paymentStatus === 'on_account').toBe(true)
    }
  })

  test('an open return blocks the completion of an order, unless it was complete before', () => {
    const open = orders.filter(({ returns }) => returns.some((each) => isReturnOpen(each.status)))
    expect(open.some(({ status }) => status === 'delivered')).toBe(true)
    for (const { status, changedAt, returns } of open)
      if (status === 'completed')
        for (const { raisedAt } of returns) expect(raisedAt > changedAt).toBe(true)
  })

  test('its history leads to its status, newest first, before the sample’s start', () => {
    for (const row of rows) {
      const past = orderHistory(row)
      for (const [place, { at }] of past.entries())
        expect(at <= (past[place - 1]?.at ?? start)).toBe(true)
      const steps = past.filter(({ type }) => type.startsWith('order.'))
      expect(steps[0]?.at ?? row.changedAt).toBe(row.changedAt)
      expect(steps.at(-1)?.at ?? null).toBe(row.placedAt)
      if (['completed', 'closed', 'cancelled', 'placed', 'confirmed'].includes(row.status))
        expect(steps[0]?.type).toBe(`order.${row.status}`)
    }
  })
})

describe('an order matches the rest of the database', () => {
  test('its lines are live products of its seller, sold in its channel, at their prices', () => {
    for (const { seller, channel, lines, buyer, placedAt } of orders) {
      const business = database.find(businessEntity, seller.token)!
      for (const { product, unitPrice, override, sku } of lines) {
        const found = database.find(productEntity, product.token)!
        expect(found).toMatchObject({ sku, name: product.label, approvalStatus: 'approved' })
        expect(found.business.token).toBe(seller.token)
        expect(found.approvedAt! < (placedAt ?? start)).toBe(true)
        const sold = channel === 'manual' ? (buyer.business ? 'b2b' : 'b2c') : channel
        expect(found.channels).toContain(sold)
        const isAbroad = unitPrice.currency === 'USD'
        const price = isAbroad ? inDollars(business.country, found.price) : found.price
        expect(override?.listPrice ?? unitPrice).toEqual(price)
        if (override) expect(unitPrice.amount).toBeLessThan(price.amount)
      }
    }
  })

  test('a business that buys was already trading and is not the seller; abroad it pays in dollars', () => {
    for (const { buyer, seller, channel, placedAt, total } of rows) {
      if (channel === 'b2b') expect(buyer.business).not.toBeNull()
      if (channel === 'b2c') expect(buyer.business).toBeNull()
      if (total.currency === 'USD') expect(buyer.business).not.toBeNull()
      if (!buyer.business) continue
      expect(buyer.business.token).not.toBe(seller.token)
      const found = database.find(businessEntity, buyer.business.token)!
      expect(found.approvedAt! < (placedAt ?? start)).toBe(true)
    }
  })

  test('an agent was approved before the agent’s orders', () => {
    const byToken = new Map(database.rows(agentEntity).map((agent) => [agent.agentToken, agent]))
    for (const { agent, channel, placedAt } of rows) {
      expect(agent !== null).toBe(channel === 'agent')
      if (agent) expect(byToken.get(agent.token)!.approvedAt! < placedAt!).toBe(true)
    }
  })

  test('references count up in each channel and year', () => {
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length)
    for (const { createdAt } of rows) expect(createdAt < start).toBe(true)
    const counts: Record<string, number> = {}
    for (const { reference, channel, createdAt } of rows) {
      const series = `${channel} ${createdAt.slice(0, 4)}`
      const count = (counts[series] = (counts[series] ?? 0) + 1)
      const prefix = `${shopSettingSeeds.orders.prefixes[channel]}-${createdAt.slice(0, 4)}`
      expect(reference).toBe(`${prefix}-${String(count).padStart(6, '0')}`)
    }
    expect(Object.keys(counts).length).toBeGreaterThan(4)
  })

  test('rates are frozen at the time of the order', () => {
    const book = bookOf(database)
    for (const { lines, createdAt, agent } of orders)
      for (const { product, rates } of lines) {
        const sold = soldAs('product', database.find(productEntity, product.token)!, agent?.token)
        expect(rates.platform?.rateToken).toBe(platformRate(book, sold, createdAt)?.rateToken)
        expect(rates.agent?.rateToken).toBe(
          agent ? resolveRate(book, 'agent', sold, createdAt)?.rateToken : undefined,
        )
      }
  })
})

describe('fixture orders', () => {
  test.each(fixtureNames)('there is a fixture order: %s', (name: FixtureOrder) => {
    expect(database.find(orderEntity, fixtureOrder(name))).toBeDefined()
  })
})
