import { holdsEntries, voucherAmounts } from '@console/domain/commission-voucher'
import { reversalOf } from '@console/domain/order'
import { describe, expect, test } from 'vitest'
import { grouped } from '../../random/grouped'
import { instant, sampleStart } from '../../store/clock'
import { createDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import { collectionEntity } from '../commission-collection/entity'
import { fixtureCollection, fixtureCollectionNames } from '../commission-collection/fixtures'
import { entryEntity } from '../commission-entry/entity'
import { orderEntity } from '../order/entity'
import { currentOrder } from '../order/current'
import { saleEntity } from '../sale/entity'
import { commissionVoucherEntity } from './entity'
import { fixtureVoucher, fixtureVoucherNames } from './fixtures'
import { voucherHistory } from './history'
import { minVoucher } from './minVoucher'

const database = createDatabase()
const entries = database.rows(entryEntity)
const vouchers = database.rows(commissionVoucherEntity)
const collections = database.rows(collectionEntity)
const start = instant(sampleStart)

function sum(amounts: readonly { amount: { amount: number } }[]): number {
  return amounts.reduce((so, { amount }) => so + amount.amount, 0)
}

describe('the ledger', () => {
  test('has about eleven thousand unique entries, oldest first', () => {
    expect(entries.length).toBeGreaterThan(9000)
    expect(entries.length).toBeLessThan(13_000)
    expect(new Set(entries.map(({ entryToken }) => entryToken)).size).toBe(entries.length)
    for (const [place, { at }] of entries.entries())
      expect(at >= (entries[place - 1]?.at ?? '') && at <= start).toBe(true)
  })

  test('ledger entries of an order match its sale and its agent’s commission', () => {
    const sales = new Map(database.rows(saleEntity).map((sale) => [sale.order.token, sale]))
    const booked = grouped(
      entries.filter(({ order }) => order),
      ({ order }) => order?.token ?? '',
    )
    for (const [own, lines] of booked) {
      const sale = sales.get(own)
      const of = (wanted: string) => sum(lines.filter(({ beneficiary }) => beneficiary === wanted))
      expect(of('platform')).toBe(sale?.platformCommission.amount)
      expect(of('agent')).toBe(sale?.agentCommission.amount)
    }
  })

  test('a reversal has the rate at which its line was sold', () => {
    const reversals = entries.filter(({ type }) => type === 'reversal')
    const known = new Map(entries.map((entry) => [entry.entryToken, entry]))
    expect(reversals.length).toBeGreaterThan(50)
    for (const { reverses, order, lineId, beneficiary, amount, rateBps, at } of reversals) {
      const accrual = known.get(reverses ?? '')
      expect(accrual).toMatchObject({ type: 'accrual', lineId, beneficiary, rateBps })
      expect((accrual?.at ?? '') <= at).toBe(true)
      const of = database.find(orderEntity, order?.token ?? '')
      const line = of && currentOrder(of, database).lines.find((each) => each.lineId === lineId)
      expect(line && reversalOf({ ...line, returned: 0 }, line.returned)[beneficiary].amount).toBe(
        -amount.amount,
      )
    }
  })
})

describe('vouchers', () => {
  test('there are 160, numbered in the order of their preparation', () => {
    expect(vouchers).toHaveLength(160)
    for (const [place, { prepared, voucherNo }] of vouchers.entries()) {
      expect(prepared.at >= (vouchers[place - 1]?.prepared.at ?? '')).toBe(true)
      expect(voucherNo).toBe(`CV-2026-${String(place + 1).padStart(6, '0')}`)
    }
  })

  test('a voucher adds up to its entries, which all have its agent and currency and are older', () => {
    const known = new Map(entries.map((entry) => [entry.entryToken, entry]))
    for (const voucher of vouchers) {
      const own = voucher.entryTokens.map((each) => known.get(each)!)
      expect(own).toHaveLength(voucher.entryCount)
      expect(sum(own)).toBe(voucher.gross.amount)
      for (const { agent, amount, at } of own) {
        expect([agent, amount.currency]).toEqual([voucher.agent, voucher.currency])
        expect(at <= voucher.prepared.at).toBe(true)
        const day = at.slice(0, 10)
        expect(day >= voucher.period.from && day <= voucher.period.to).toBe(true)
      }
      const { withholding, adjustments, currency, net } = voucher
      const made = { currency, entries: own, adjustments, withholdingBps: withholding.rateBps }
      expect(voucherAmounts(made)).toMatchObject({ net, withheld: withholding.amount })
      expect(net.amount).toBeGreaterThanOrEqual(minVoucher[currency])
    }
  })

  test('no entry is held by two vouchers', () => {
    const held = vouchers
      .filter(({ status }) => holdsEntries(status))
      .flatMap(({ entryTokens }) => entryTokens)
    expect(new Set(held).size).toBe(held.length)
  })

  test('someone else approves and pays a voucher after its preparation, and no event is in the future', () => {
    for (const voucher of vouchers) {
      const { prepared, approved, paid, attempts } = voucher
      for (const other of [approved, paid]) {
        if (!other) continue
        expect(other.by.token).not.toBe(prepared.by.token)
        expect(other.by.role).not.toBe('staff')
        expect(other.at >= prepared.at && other.at <= start).toBe(true)
      }
      expect(attempts.slice(0, -1).every(({ outcome }) => outcome === 'failed')).toBe(true)
      expect(new Set(attempts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(
        attempts.length,
      )
      const history = voucherHistory(voucher)
      expect(history.every(({ at }) => at <= start)).toBe(true)
      expect(history.map(({ at }) => at)).toEqual(
        history
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      )
    }
  })

  test.each(fixtureVoucherNames)('there is a fixture voucher: %s', (name) => {
    expect(fixtureVoucher(name)).toBeTruthy()
  })
})

describe('collections', () => {
  test('the entries of an agent in a currency add up to the open, vouchered and paid amounts', () => {
    const ledgers = grouped(
      entries.filter(({ agent }) => agent),
      ({ agent, amount }) => `${agent?.token} ${amount.currency}`,
    )
    expect(collections).toHaveLength(ledgers.size)
    for (const row of collections) {
      const balance = sum(ledgers.get(`${row.agent.token} ${row.currency}`) ?? [])
      expect(row.accrued.amount + row.reversed.amount + row.adjusted.amount).toBe(balance)
      expect(row.open.amount + row.vouchered.amount + row.paid.amount).toBe(balance)
      expect(row.outstanding.amount).toBe(row.open.amount + row.vouchered.amount)
      const paid = vouchers.filter(
        ({ agent, currency, status }) =>
          agent.token === row.agent.token && currency === row.currency && status === 'paid',
      )
      expect(row.paid.amount).toBe(paid.reduce((so, { gross }) => so + gross.amount, 0))
    }
  })

  test('an agent’s balances match the agent’s collections', () => {
    for (const { agentToken, balances } of database.rows(agentEntity))
      expect(balances.map(({ currency, outstanding }) => [currency, outstanding])).toEqual(
        collections
          .filter(({ agent }) => agent.token === agentToken)
          .map(({ currency, outstanding }) => [currency, outstanding.amount]),
      )
  })

  test.each(fixtureCollectionNames)('there is a fixture collection: %s', (name) => {
    expect(fixtureCollection(name).agent.label).toBeTruthy()
  })
})
