import { history } from '@console/core/workflows'
import { describe, expect, test } from 'vitest'
import { returnDetail as schema } from '@console/domain/return-voucher'
import { instant, sampleStart } from '../../store/clock'
import { createDatabase } from '../../store/store'
import { orderDetail } from '../order/details'
import { orderEntity } from '../order/entity'
import { replayedReturn, returnDetail } from './details'
import { returnVoucherEntity } from './entity'
import { fixtureReturn, fixtureReturnNames } from './fixtures'
import { returnHistory } from './history'

const database = createDatabase()
const start = instant(sampleStart)
const rows = database.rows(returnVoucherEntity)

test('every return matches the contract, with its details and history', () => {
  for (const row of rows) {
    const detail = { ...row, ...returnDetail(row), _actions: [] }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: returnHistory(row) }).error?.issues).toBeUndefined()
  }
})

describe('a return belongs to a delivered order', () => {
  test('its merchant is the seller, its lines are the order’s, and they add up to its amount', () => {
    for (const row of rows) {
      const order = database.find(orderEntity, row.order.token)!
      const { lines, shipments, returns } = orderDetail(order)
      expect(order.reference).toBe(row.order.label)
      expect(order.seller).toEqual(row.merchant)
      expect(order.buyer.userToken).toBe(row.raisedBy.token)
      expect(shipments.every(({ endedAt }) => endedAt !== null && endedAt < row.raisedAt)).toBe(
        true,
      )
      expect(returns).toEqual([
        expect.objectContaining({ returnNo: row.returnNo, amount: row.amount, status: row.status }),
      ])
      const detail = returnDetail(row)
      expect(detail.lines).toHaveLength(row.lineCount)
      for (const { lineId, quantity, sku } of detail.lines) {
        const sold = lines.find((line) => line.lineId === lineId)
        expect(sold?.sku).toBe(sku)
        expect(quantity).toBeLessThanOrEqual(sold?.quantity ?? 0)
      }
      expect(detail.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
        row.amount.amount,
      )
    }
  })

  test('it names a sale only if its order is completed', () => {
    for (const { order, sale } of rows)
      expect(sale !== null).toBe(database.find(orderEntity, order.token)?.status === 'completed')
  })
})

describe('a return matches its events', () => {
  test('its lifecycle leads to its status', () => {
    for (const row of rows) {
      const { status, claimedBy } = replayedReturn(row)
      expect({ status, claimedBy }).toEqual({ status: row.status, claimedBy: row.claimedBy })
    }
  })

  test('grants at most what was requested, and nothing of a rejected return', () => {
    for (const row of rows) {
      const { lines, refusal, proposedBy } = returnDetail(row)
      expect(refusal !== null).toBe(row.status === 'rejected')
      const isGranted = ['approved', 'refunding', 'refunded', 'closed'].includes(row.status)
      for (const { amount, granted } of lines) {
        expect(granted !== null).toBe(isGranted || proposedBy !== null)
        expect(granted?.amount.amount ?? 0).toBeLessThanOrEqual(amount.amount)
      }
    }
  })

  test('its history begins with its submission, newest first, before the sample’s start', () => {
    for (const row of rows) {
      const past = returnHistory(row)
      expect(past.at(-1)).toMatchObject({ type: 'return.submitted', at: row.raisedAt })
      for (const [place, { at }] of past.entries())
        expect(at <= (past[place - 1]?.at ?? start)).toBe(true)
    }
  })

  test('the order has the refund, and a credit note moves no money', () => {
    for (const { order, status, refundMethod, refundFailure, amount } of rows) {
      const { transactions } = orderDetail(database.find(orderEntity, order.token)!)
      const refunds = transactions.filter(({ type }) => type === 'refund')
      const isSent = ['refunding', 'refunded', 'closed'].includes(status)
      const isMoved = isSent && refundMethod !== 'credit_note'
      expect(refunds.map((each) => [each.state, each.amount])).toEqual(
        isMoved
          ? [[status === 'refunding' ? 'pending' : 'succeeded', amount]]
          : refundFailure
            ? [['failed', amount]]
            : [],
      )
    }
  })

  test('a failed refund can be sent again, and states why it failed', () => {
    const failed = rows.filter(({ refundFailure }) => refundFailure !== null)
    expect(failed.length).toBeGreaterThan(0)
    for (const row of failed) {
      expect(row.status).toBe('approved')
      expect(returnHistory(row)[0]?.type).toBe('return.refund_failed')
    }
  })

  test('a refund without an answer has no number', () => {
    for (const row of rows) {
      const isBack = row.status === 'refunded' || row.status === 'closed'
      expect(returnDetail(row).providerReference !== null).toBe(
        isBack && row.refundMethod !== 'credit_note',
      )
    }
  })
})

test.each(fixtureReturnNames)('there is a fixture return: %s', (name) => {
  expect(database.find(returnVoucherEntity, fixtureReturn(name))).toBeDefined()
})
