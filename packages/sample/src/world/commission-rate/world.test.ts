import {
  commissionRateDetail,
  isInForce,
  paidDetail,
  platformRate,
} from '@console/domain/commission-rate'
import { history } from '@console/domain/kinds'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { instant, sampleStart } from '../../store/clock'
import { createWorld } from '../../store/store'
import { productEntity } from '../product/entity'
import { bookOf } from './book'
import { rateEndpoints } from './endpoints'
import { rateEntity } from './entity'
import { sampleAccounts } from '../../server/accounts'
import { productPaidEndpoints } from './paid'
import { rateHistory } from './past'
import { previewOf } from './preview'
import { onlyTerms } from './rows'
import { soldAs } from './sold'
import { writeRates } from './write'

const world = createWorld()
const rates = world.rows(rateEntity)
const now = instant(sampleStart)

test('domain design 10: 600 changes of 140 rates, in every status', () => {
  const subjects = new Set(
    rates.map(({ kind, subject }) => `${kind} ${subject.type} ${subject.ref?.token}`),
  )
  expect([rates.length, subjects.size]).toEqual([600, 140])
  expect(new Set(rates.map(({ status }) => status)).size).toBe(5)
})

test('every rate, with all that is known of it, has the contract’s shape', () => {
  const schema = z.omit(commissionRateDetail, { _actions: true })
  for (const rate of rates) {
    const detail = rateEndpoints.sample.toDetail(rate, world)
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: rateHistory(rate) }).error?.issues).toBeUndefined()
  }
})

test('one rate of a subject is in force at a time, and what its status says is so', () => {
  const { at } = bookOf(world)
  for (const rate of rates) {
    const place = { type: rate.subject.type, token: rate.subject.ref?.token ?? null }
    expect(at(rate.kind, place, now).length).toBeLessThan(2)
    expect(isInForce(rate, now)).toBe(rate.status === 'active')
    if (rate.effectiveFrom !== null)
      expect(at(rate.kind, place, rate.effectiveFrom)).toEqual([rate])
    expect(rate.before !== null).toBe(rate.supersedes !== null)
  }
})

test('a product pays what its row says, and its money screen names the same rate', () => {
  const schema = z.omit(paidDetail, { _actions: true })
  const { toDetail } = productPaidEndpoints.sample
  for (const [place, product] of world.rows(productEntity).entries()) {
    const rate = platformRate(bookOf(world), soldAs('product', product), now)
    expect(product.commission?.rateToken).toBe(rate?.rateToken)
    if (place % 200 > 0) continue
    const detail = toDetail(product, world)
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(detail.rate?.rateToken).toBe(rate?.rateToken)
    expect(detail.ladder.find((step) => step.rate !== null)?.rate?.rateToken).toBe(rate?.rateToken)
  }
})

test('a preview of what is paid already changes nothing', () => {
  const all = rates.find(
    ({ kind, subject, status }) =>
      kind === 'order' && subject.type === 'default' && status === 'active',
  )!
  const proposal = { ...all, subjects: [all.subject], effectiveFrom: null }
  const { byCurrency, affected } = previewOf(proposal, world)
  expect(byCurrency.length).toBeGreaterThan(3)
  expect(affected.products).toBeGreaterThan(100)
  for (const { now: before, proposed, difference } of byCurrency) {
    expect(proposed).toEqual(before)
    expect(difference.amount).toBe(0)
  }
  const half = previewOf({ ...proposal, rateBps: 400 }, world)
  expect(half.preview).not.toBe(previewOf(proposal, world).preview)
  for (const { difference } of half.byCurrency) expect(difference.amount).toBeLessThan(0)
})

test('a draft changes nothing; once it begins it decides the next order, and the one before it has ended', () => {
  const own = createWorld()
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
    writeRates(own, amina!, { proposal, outcome, preview, replaces: null })

  const { rateTokens } = write('draft', null)
  expect(appliesTo()?.rateToken).toBe(before.rateToken)
  expect(() => write('begin', null)).toThrow(/preview/)
  const { preview } = previewOf(proposal, own)
  const begun = writeRates(own, amina!, {
    proposal,
    outcome: 'begin',
    preview,
    replaces: rateTokens[0]!,
  })
  expect(appliesTo()).toMatchObject({ rateToken: begun.rateTokens[0], rateBps: 1234 })
  expect(own.find(rateEntity, rateTokens[0]!)).toBeUndefined()
  expect(own.find(rateEntity, before.rateToken)).toMatchObject({
    status: 'superseded',
    effectiveTo: now,
  })
})
