import { history } from '@console/core/workflows'
import { describe, expect, test } from 'vitest'
import { disputeReasons, saleDetail as schema, settlements } from '@console/domain/sale'
import { reviewers } from '../../accounts/actors'
import { instant, sampleStart } from '../../store/clock'
import { createDatabase } from '../../store/store'
import { orderDetail } from '../order/details'
import { orderEntity } from '../order/entity'
import { saleDetail } from './details'
import { saleEntity } from './entity'
import { fixtureSale, fixtureSaleNames } from './fixtures'
import { saleHistory } from './history'

const database = createDatabase()
const start = instant(sampleStart)
const rows = database.rows(saleEntity)

test('every sale matches the contract, with its details and history', () => {
  for (const row of rows) {
    const detail = { ...row, ...saleDetail(row), _actions: [] }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: saleHistory(row) }).error?.issues).toBeUndefined()
  }
})

describe('a completed order has its sale', () => {
  test('each has one, and no other order has one', () => {
    const completed = database.rows(orderEntity).filter(({ status }) => status === 'completed')
    expect(new Set(rows.map(({ order }) => order.token))).toEqual(
      new Set(completed.map(({ secureToken }) => secureToken)),
    )
    expect(rows).toHaveLength(completed.length)
  })

  test('a sale is the amount of its order, less commission, exact to the minor unit', () => {
    for (const row of rows) {
      const order = database.find(orderEntity, row.order.token)!
      const { breakdown, commission } = orderDetail(order)
      expect(row.net.amount).toBe(order.total.amount - row.returned.amount)
      expect(row.completedAt).toBe(order.changedAt)
      expect(row.business).toEqual(order.seller)
      expect(row.channel).toBe(order.buyer.business ? 'b2b' : 'b2c')
      expect([row.platformCommission, row.agentCommission]).toEqual([
        commission.platform,
        commission.agent,
      ])
      expect(row.payable.amount).toBe(
        row.net.amount - commission.platform.amount - commission.agent.amount,
      )
      expect(row.payable.amount).toBeGreaterThanOrEqual(0)
      const lines = saleDetail(row).lines.reduce((sum, { total }) => sum + total.amount, 0)
      expect(row.returned).toEqual(breakdown.returned)
      expect(lines + row.delivery.amount - row.returned.amount).toBe(row.net.amount)
    }
  })
})

describe('settlement of sales', () => {
  test('every settlement occurs; most are settled', () => {
    const of = (wanted: string) => rows.filter(({ settlement }) => settlement === wanted).length
    for (const settlement of settlements) expect(of(settlement)).toBeGreaterThan(4)
    expect(of('settled') / rows.length).toBeGreaterThan(0.9)
  })

  test('settled sales have a day and a number; waiting and held ones have neither', () => {
    for (const { settlement, settledAt, settlementReference, completedAt } of rows) {
      expect(settlementReference !== null).toBe(settledAt !== null)
      if (settlement === 'settled') expect(settledAt).not.toBeNull()
      if (settlement === 'pending' || settlement === 'held') expect(settledAt).toBeNull()
      if (settledAt) expect(settledAt > completedAt && settledAt < start).toBe(true)
    }
  })

  test('disputed sales state the reason and the author, later than the sale', () => {
    for (const row of rows) {
      const { dispute } = saleDetail(row)
      expect(dispute !== null).toBe(row.settlement === 'disputed')
      if (!dispute) continue
      expect(disputeReasons).toContain(dispute.reasonCode)
      expect(dispute.note).toBeTruthy()
      expect(reviewers()).toContainEqual(dispute.by)
      expect(dispute.at >= (row.settledAt ?? row.completedAt)).toBe(true)
    }
  })

  test('the history of a sale is newest first, and leads to its settlement', () => {
    const recorded = {
      settled: 'settled',
      held: 'held',
      disputed: 'disputed',
      pending: 'completed',
    }
    for (const row of rows) {
      const past = saleHistory(row)
      expect(past[0]?.type).toBe(`sale.${recorded[row.settlement]}`)
      for (const [place, { at }] of past.entries())
        expect(at <= (past[place - 1]?.at ?? start)).toBe(true)
    }
  })
})

test.each(fixtureSaleNames)('there is a fixture sale: %s', (name) => {
  expect(database.find(saleEntity, fixtureSale(name))).toBeDefined()
})
