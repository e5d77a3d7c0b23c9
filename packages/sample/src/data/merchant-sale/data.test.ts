import { history } from '@console/core/workflows'
import { merchantSaleDetail as schema, matches, providers } from '@console/domain/merchant-sale'
import { describe, expect, test } from 'vitest'
import { instant, sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { businessDetail } from '../business/details'
import { businessEntity } from '../business/entity'
import { merchantSaleDetail } from './details'
import { merchantSaleEntity } from './entity'
import { fixtureMerchantSale, fixtureNames } from './fixtures'
import { exactReceiptOf } from './matching'
import { merchantSaleHistory } from './history'
import { receipts, wholeReceipt } from './receipts'

const start = instant(sampleStart)
const rows = database.rows(merchantSaleEntity)
const byNumber = new Map(receipts().map((receipt) => [receipt.receiptNo, receipt]))

test('every payment matches the contract, with its details and history', () => {
  for (const row of rows) {
    const reported = { ...row, exactReceipt: exactReceiptOf(row, database), _actions: [] }
    const detail = { ...reported, ...merchantSaleDetail(row, database) }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: merchantSaleHistory(row) }).error?.issues).toBeUndefined()
  }
})

test('the sample data has 3 000 payments at tills; 8 % are unmatched and 2 % have differences', () => {
  const of = (wanted: string) => rows.filter(({ match }) => match === wanted).length
  expect([rows.length, of('unmatched'), of('partial')]).toEqual([3000, 240, 60])
  for (const match of matches) expect(of(match)).toBeGreaterThan(15)
  for (const wanted of providers)
    expect(rows.filter(({ provider }) => provider === wanted).length).toBeGreaterThan(50)
})

test('provider references are unique, and each till belongs to one merchant', () => {
  expect(new Set(rows.map(({ providerReference }) => providerReference)).size).toBe(rows.length)
  const owners = new Map<string, string>()
  for (const { till, merchant } of rows)
    expect(owners.set(till, owners.get(till) ?? merchant.token).get(till)).toBe(merchant.token)
})

test('payments use a till in the merchant’s record', () => {
  const numbers = new Map<string, readonly string[]>()
  for (const { merchant, till } of rows) {
    const known =
      numbers.get(merchant.token) ??
      businessDetail(database.find(businessEntity, merchant.token)!).tills.map(
        ({ number }) => number,
      )
    numbers.set(merchant.token, known)
    expect(known).toContain(till)
  }
})

test('merchants trade, and fee and net add up to the payment', () => {
  for (const { merchant, occurredAt, amount, fee, net } of rows) {
    const business = database.find(businessEntity, merchant.token)
    expect(business?.approvalStatus).toBe('approved')
    expect((business?.approvedAt ?? '') < occurredAt && occurredAt < start).toBe(true)
    expect(net.amount).toBe(amount.amount - fee.amount)
    expect(net.amount).toBeGreaterThan(0)
  }
})

describe('receipts', () => {
  test('each has a unique number, and its lines add up to its total', () => {
    expect(byNumber.size).toBe(receipts().length)
    for (const receipt of receipts()) {
      const { lines, total } = wholeReceipt(receipt)
      expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount)
      for (const line of lines) expect(line.total.currency).toBe(total.currency)
    }
  })

  test('a matched payment has a receipt of its merchant that no other payment has, and states the difference', () => {
    const taken = rows.flatMap(({ receiptNo }) => receiptNo ?? [])
    expect(new Set(taken).size).toBe(taken.length)
    for (const { match, receiptNo, difference, amount, merchant, matched, dispute } of rows) {
      const receipt = byNumber.get(receiptNo ?? '')
      expect(matched !== null).toBe(receipt !== undefined)
      expect(dispute !== null).toBe(match === 'disputed')
      if (match === 'unmatched') expect(receiptNo).toBeNull()
      if (!receipt) continue
      expect(receipt.merchant).toBe(merchant.token)
      expect(difference?.amount).toBe(amount.amount - receipt.total.amount)
      expect(difference?.amount === 0 && match === 'partial').toBe(false)
      expect(difference?.amount !== 0 && match === 'matched').toBe(false)
      expect((matched?.reasonCode ?? null) === null).toBe(difference?.amount === 0)
    }
  })

  test('most unmatched payments have an exact receipt', () => {
    const exact = rows.filter((row) => exactReceiptOf(row, database) !== null)
    expect(exact.length).toBeGreaterThan(120)
    expect(exact.length).toBeLessThan(200)
  })
})

test('the history of a payment is newest first, and leads to its status', () => {
  const last = {
    unmatched: 'received',
    matched: 'matched',
    partial: 'partly_matched',
    disputed: 'disputed',
  }
  for (const row of rows) {
    const past = merchantSaleHistory(row)
    expect(past[0]?.type).toBe(`merchantSale.${last[row.match]}`)
    for (const [place, { at }] of past.entries())
      expect(at <= (past[place - 1]?.at ?? start)).toBe(true)
  }
})

test.each(fixtureNames)('there is a fixture payment: %s', (name) => {
  expect(database.find(merchantSaleEntity, fixtureMerchantSale(name))).toBeDefined()
})
