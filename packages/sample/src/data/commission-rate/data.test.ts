import {
  commissionRateDetail,
  isInForce,
  paidDetail,
  platformRate,
  resolveRate,
} from '@console/domain/commission-rate'
import { history } from '@console/core/workflows'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { grouped } from '../../random/grouped'
import { instant, sampleStart } from '../../store/clock'
import { createDatabase, type SampleDatabase } from '../../store/store'
import { bookCommission } from '../commission-entry/bookCommission'
import { entryEntity } from '../commission-entry/entity'
import { orderEntity } from '../order/entity'
import { currentOrder } from '../order/current'
import type { Order } from '../order/rows'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { bookOf } from './book'
import { rateEndpoints } from './endpoints'
import { rateEntity } from './entity'
import { sampleAccounts } from '../../accounts/accounts'
import { productPaidEndpoints } from './paid'
import { rateHistory } from './history'
import { findSubjects } from './find'
import { earnedWith, monthOf, pricedBy } from './month'
import { previewOf } from './preview'
import { replace } from './replace'
import { onlyTerms, type Rate } from './rows'
import { soldAs } from './sold'
import { writeRates } from './write'

const database = createDatabase()
const rates = database.rows(rateEntity)
const now = instant(sampleStart)

type Writing = Parameters<typeof writeRates>[0]

/** A call whose refusals contain message keys. */
function callOf(
  database: SampleDatabase,
  account: Writing['account'],
  body: Writing['body'],
): Writing {
  return { database, account, body, translate: (_, key) => key }
}

test('the sample data has 600 changes of 140 rates, in every status', () => {
  const subjects = new Set(
    rates.map(({ kind, subject }) => `${kind} ${subject.type} ${subject.ref?.token}`),
  )
  expect([rates.length, subjects.size]).toEqual([600, 140])
  expect(new Set(rates.map(({ status }) => status)).size).toBe(5)
})

test('every rate matches the contract, with its details and history', () => {
  const schema = z.omit(commissionRateDetail, { _actions: true })
  for (const rate of rates) {
    const detail = rateEndpoints.sample.toDetail(rate, database)
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: rateHistory(rate) }).error?.issues).toBeUndefined()
  }
})

test('one rate of a subject is in force at a time, consistent with its status', () => {
  const { at } = bookOf(database)
  for (const rate of rates) {
    const place = { type: rate.subject.type, token: rate.subject.ref?.token ?? null }
    expect(at(rate.kind, place, now).length).toBeLessThan(2)
    expect(isInForce(rate, now)).toBe(rate.status === 'active')
    if (rate.effectiveFrom !== null)
      expect(at(rate.kind, place, rate.effectiveFrom)).toEqual([rate])
    expect(rate.before !== null).toBe(rate.supersedes !== null)
  }
})

test('a SKU finds exactly one of several products with the same name, both in the choice and in the list of rates', () => {
  const live = database
    .rows(productEntity)
    .filter(({ approvalStatus }) => approvalStatus === 'approved')
  const named = grouped(live, ({ name }) => name)
  const alike = [...named.values()].filter(({ length }) => length > 1).slice(0, 6)
  expect(alike).toHaveLength(6)
  for (const { sku, business, productToken, name } of alike.flat())
    expect(findSubjects('product', sku, database)).toEqual([
      { type: 'product', ref: { token: productToken, label: name }, item: { sku, business } },
    ])
  const { searched } = rateEndpoints.sample.list
  for (const rate of rates.filter(({ subject }) => subject.type === 'product')) {
    const product = live.find(({ productToken }) => productToken === rate.subject.ref?.token)
    const texts = searched(rate, {
      account: sampleAccounts[0]!,
      database,
      now,
      dayOffset: 0,
      language: 'en',
    })
    expect(texts).toContain(product?.sku)
    expect(texts).toContain(product?.business.label)
  }
})

test('a product pays the rate in its row, and its commission details name the same rate', () => {
  const schema = z.omit(paidDetail, { _actions: true })
  const { toDetail } = productPaidEndpoints.sample
  for (const [place, product] of database.rows(productEntity).entries()) {
    const rate = platformRate(bookOf(database), soldAs('product', product), now)
    expect(product.commission?.rateToken).toBe(rate?.rateToken)
    if (place % 200 > 0) continue
    const detail = toDetail(product, database)
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(detail.rate?.rateToken).toBe(rate?.rateToken)
    expect(detail.ladder.find((step) => step.rate !== null)?.rate?.rateToken).toBe(rate?.rateToken)
  }
})

test('totals and previews of a month match the ledger, less returns', () => {
  const booked = grouped(
    database.rows(entryEntity),
    ({ lineId, beneficiary }) => `${lineId} ${beneficiary}`,
  )
  const completed = monthOf(database).filter(({ order }) => order.status === 'completed')
  expect(completed.some(({ line }) => line.returned > 0)).toBe(true)
  for (const sold of completed)
    for (const by of ['platform', 'agent'] as const) {
      const own = booked.get(`${sold.line.lineId} ${by}`) ?? []
      const inLedger = own.reduce((sum, { amount }) => sum + amount.amount, 0)
      expect(earnedWith(sold)[by].amount).toBe(inLedger)
      const { rates: today, ...proposed } = pricedBy(bookOf(database), sold, now)
      if (today[by]?.rateToken === sold.line.rates[by]?.rateToken)
        expect(proposed[by]).toBe(inLedger)
    }
})

test('dropped pieces earn nothing, before and after booking; a fully dropped line was not sold', () => {
  const own = createDatabase()
  const isOpen = ({ status }: Order) => status === 'preparing' || status === 'delivered'
  const orders = [...new Set(monthOf(own).map(({ order }) => order))].filter(isOpen).slice(0, 12)
  for (const order of orders) {
    const { lines } = currentOrder(order, own)
    const progress = {
      shipments: [],
      cancellation: null,
      lines: lines.map(({ quantity }) => ({
        dispatched: 0,
        dropped: quantity === 1 ? 1 : Math.floor(quantity / 2),
      })),
    }
    own.change(orderEntity, order.secureToken, { progress }, 'amina')
  }
  const tokens = new Set(orders.map(({ secureToken }) => secureToken))
  const sold = monthOf(own).filter(({ order }) => tokens.has(order.secureToken))
  expect(sold.every(({ line }) => line.dropped > 0 && line.dropped < line.quantity)).toBe(true)
  for (const { order } of sold) bookCommission(order, 'amina', own)
  const booked = grouped(
    own.rows(entryEntity),
    ({ lineId, beneficiary }) => `${lineId} ${beneficiary}`,
  )
  for (const each of sold)
    for (const by of ['platform', 'agent'] as const) {
      const all = booked.get(`${each.line.lineId} ${by}`) ?? []
      expect(earnedWith(each)[by].amount).toBe(
        all.reduce((sum, { amount }) => sum + amount.amount, 0),
      )
    }
})

test('the announced next rate applies once a rate has ended', () => {
  const own = createDatabase()
  const { toDetail } = rateEndpoints.sample
  const items = [
    ...own.rows(productEntity).map((item) => ({ type: 'product' as const, item })),
    ...own.rows(serviceEntity).map((item) => ({ type: 'service_product' as const, item })),
  ].filter(({ item }) => item.approvalStatus === 'approved')
  const decided = ({ kind, subject }: Rate) => {
    const agent = subject.type === 'agent' ? subject.ref!.token : null
    return items.map(({ type, item }) => {
      const sold = soldAs(type, item, agent)
      return kind === 'agent'
        ? resolveRate(bookOf(own), kind, sold, now)
        : platformRate(bookOf(own), sold, now)
    })
  }
  const active = rates.filter(({ status }) => status === 'active')
  const oneOfEach = grouped(active, ({ kind, subject }) => `${kind} ${subject.type}`)
  expect(oneOfEach.size).toBe(10)
  for (const rate of [...oneOfEach.values()].flatMap((all) => all.slice(0, 2))) {
    const before = decided(rate)
    const input = toDetail(rate, own).next
    own.change(rateEntity, rate.rateToken, { status: 'ended', effectiveTo: now }, 'amina')
    const after = decided(rate).filter((_, place) => before[place]?.rateToken === rate.rateToken)
    const counted = grouped(after, (next) => next?.rateToken)
    expect(new Map(input.map((next) => [next.rate?.rateToken, next.items]))).toEqual(
      new Map([...counted].map(([token, all]) => [token, all.length])),
    )
  }
})

test('an ended rate stays ended when its successor is cancelled', () => {
  const own = createDatabase()
  const scheduled = rates.find(({ status, supersedes }) => status === 'scheduled' && supersedes)!
  const before = () => own.find(rateEntity, scheduled.supersedes!)!
  own.change(rateEntity, before().rateToken, { status: 'ended', effectiveTo: now }, 'amina')
  const { changedBy: by } = scheduled
  replace({ record: scheduled, action: 'cancel', by, at: now, body: {}, database: own })
  expect(before().effectiveTo).toBe(now)
})

test('a preview of the current rate changes nothing', () => {
  const all = rates.find(
    ({ kind, subject, status }) =>
      kind === 'order' && subject.type === 'default' && status === 'active',
  )!
  const proposal = { ...all, subjects: [all.subject], effectiveFrom: null }
  const { byCurrency, affected } = previewOf(proposal, database)
  expect(byCurrency.length).toBeGreaterThan(3)
  expect(affected.products).toBeGreaterThan(100)
  for (const { now: before, proposed, difference } of byCurrency) {
    expect(proposed).toEqual(before)
    expect(difference.amount).toBe(0)
  }
  const half = previewOf({ ...proposal, rateBps: 400 }, database)
  expect(half.preview).not.toBe(previewOf(proposal, database).preview)
  for (const { difference } of half.byCurrency) expect(difference.amount).toBeLessThan(0)
})

test('a draft changes nothing; once active, it applies to the next order and supersedes the previous rate', () => {
  const own = createDatabase()
  const [amina] = sampleAccounts
  const before = rates.find(
    ({ subject, status, effectiveTo }) =>
      subject.type === 'product' && status === 'active' && effectiveTo === null,
  )!
  const proposal = {
    ...onlyTerms(before),
    basis: 'percent' as const,
    rateBps: 1234,
    kind: before.kind,
    subjects: [before.subject],
    effectiveFrom: null,
    reason: 'Agreed for this season',
  }
  const product = own
    .rows(productEntity)
    .find(({ productToken }) => productToken === before.subject.ref?.token)!
  const appliesTo = () => platformRate(bookOf(own), soldAs('product', product), now)
  const write = (outcome: 'draft' | 'begin', preview: string | null) =>
    writeRates(callOf(own, amina!, { proposal, outcome, preview, replaces: null }))

  const { rateTokens } = write('draft', null)
  expect(appliesTo()?.rateToken).toBe(before.rateToken)
  expect(() => write('begin', null)).toThrow(/preview/)
  const { preview } = previewOf(proposal, own)
  const begun = writeRates(
    callOf(own, amina!, { proposal, outcome: 'begin', preview, replaces: rateTokens[0]! }),
  )
  expect(appliesTo()).toMatchObject({ rateToken: begun.rateTokens[0], rateBps: 1234 })
  expect(own.find(rateEntity, rateTokens[0]!)).toBeUndefined()
  expect(own.find(rateEntity, before.rateToken)).toMatchObject({
    status: 'superseded',
    effectiveTo: now,
  })
})

test('the subject of a rate has the product’s name, whatever the request says', () => {
  const own = createDatabase()
  const [product] = own.rows(productEntity)
  const { productToken, name, sku, business } = product!
  const [rate] = rates
  const { rateTokens } = writeRates(
    callOf(own, sampleAccounts[0]!, {
      proposal: {
        ...onlyTerms(rate!),
        kind: 'product',
        subjects: [{ type: 'product', ref: { token: productToken, label: 'Another' }, item: null }],
        effectiveFrom: null,
        reason: 'Agreed for this season',
      },
      outcome: 'draft',
      preview: null,
      replaces: null,
    }),
  )
  expect(own.find(rateEntity, rateTokens[0]!)?.subject).toEqual({
    type: 'product',
    ref: { token: productToken, label: name },
    item: { sku, business },
  })
})
