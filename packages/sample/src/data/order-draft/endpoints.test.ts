import {
  type AgreedQuote,
  agreedTo,
  type DraftContent,
  draftRows,
  buyerSearchHits,
  offerSearchHits,
  orderDraft,
  placedOrder,
  quote,
} from '@console/domain/order-draft'
import { orderDetail } from '@console/domain/order'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { orderEndpoints } from '../order/endpoints'
import { orderEntity } from '../order/entity'
import { shopSettingEntity } from '../shop-setting/entity'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { draftEndpoints } from './endpoints'
import { type FixtureDraft, fixtureDraft } from './seeds'

const [amina, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

const call = callAs('/api/business', draftEndpoints, orderEndpoints)

async function draft(name: FixtureDraft) {
  const { answer } = await call('GET', `/order-drafts/${fixtureDraft(name)}`)
  return orderDraft.parse(answer)
}

/** Checked members of a refusal. */
interface Refused {
  code: string
  errors?: { pointer: string }[]
  quote?: unknown
}

/** Current quote of an order. */
async function quoteOf(draftToken: string, body: DraftContent) {
  return quote.parse((await call('POST', `/order-drafts/${draftToken}/price`, { body })).answer)
}

/** Places a draft with its current quote, or with the given overrides. */
async function place(
  name: FixtureDraft,
  changes: Partial<DraftContent> = {},
  over: { quote?: AgreedQuote } = {},
) {
  const { draftToken, version, content } = await draft(name)
  const order = { ...content, ...changes }
  const body = { ...order, quote: agreedTo(await quoteOf(draftToken, order)), ...over }
  const { status, answer } = await call('POST', `/order-drafts/${draftToken}/place`, {
    body,
    version,
  })
  return { status, answer, refused: answer as Refused }
}

/** Changes the shop's settings from now on. */
function changeSettings(section: string, fields: object) {
  const values = { ...database.find(shopSettingEntity, section)?.values, ...fields }
  database.change(shopSettingEntity, section, { values }, amina.token)
}

async function price(name: FixtureDraft) {
  const { draftToken, content } = await draft(name)
  return quoteOf(draftToken, content)
}

test('users have their own drafts, the last changed first', async () => {
  const own = draftRows.parse((await call('GET', '/order-drafts')).answer).items
  expect(own.map(({ draftToken }) => draftToken)).toEqual(
    (
      [
        'unfinished',
        'priceChanged',
        'stockShort',
        'overLimit',
        'wholeCurrency',
        'hundredLines',
      ] as const
    ).map(fixtureDraft),
  )
  expect(
    (await call('GET', `/order-drafts/${fixtureDraft('unfinished')}`, { account: carol })).status,
  ).toBe(404)
})

test('a draft is created, is listed after its first change, and is deleted', async () => {
  const { content } = await draft('unfinished')
  const begun = orderDraft.parse(
    (await call('POST', '/order-drafts', { body: { content } })).answer,
  )
  const listed = async () =>
    draftRows
      .parse((await call('GET', '/order-drafts')).answer)
      .items.some(({ draftToken }) => draftToken === begun.draftToken)
  expect(await listed()).toBe(false)
  const path = `/order-drafts/${begun.draftToken}`
  const saved = await call('PATCH', path, { body: { content }, version: 1 })
  expect(saved.status).toBe(200)
  expect(await listed()).toBe(true)
  expect((await call('PATCH', path, { body: { content }, version: 1 })).status).toBe(412)
  expect((await call('PATCH', path, { body: { content } })).status).toBe(428)
  expect((await call('DELETE', path, { version: 2 })).status).toBe(204)
  expect((await call('GET', path)).status).toBe(404)
})

test('product search lists a matching code first, and can be limited to one seller', async () => {
  const { content } = await draft('unfinished')
  const wanted = content.lines[0]?.offer
  const find = async (query: string) =>
    offerSearchHits.parse((await call('GET', `/order-drafts/offers?${query}`)).answer).items
  expect((await find(`q=${wanted?.sku}`))[0]?.token).toBe(wanted?.token)
  const own = await find(`q=&seller=${wanted?.seller.token}`)
  expect(new Set(own.map(({ seller }) => seller.token))).toEqual(new Set([wanted?.seller.token]))
  expect(await find('q=nothing-like-this')).toEqual([])
})

test('only businesses have an account', async () => {
  const { answer } = await call('GET', '/order-drafts/buyers?q=a')
  for (const { business, credit } of buyerSearchHits.parse(answer).items)
    expect(credit.length > 0).toBe(business !== null)
})

test('uses the server’s price unless it is overridden with a reason', async () => {
  const { draftToken, content } = await draft('unfinished')
  const [first, second] = content.lines
  const cheap = { amount: 100, currency: first?.offer.price.currency }
  const body = {
    ...content,
    deliveryMethod: 'pickup',
    paymentMethod: 'cash_on_delivery',
    lines: [
      { ...first, offer: { ...first?.offer, price: cheap } },
      { ...second, override: { price: cheap, reason: 'As agreed by telephone' } },
    ],
  }
  const { answer } = await call('POST', `/order-drafts/${draftToken}/price`, { body })
  const { lines, breakdown } = quote.parse(answer)
  expect(lines.map(({ unitPrice }) => unitPrice.amount)).toEqual([first?.offer.price.amount, 100])
  expect(breakdown.total.amount).toBe(
    lines.reduce((sum, { total }) => sum + total.amount, breakdown.delivery.amount),
  )
})

test('prices in a currency without decimals are whole units', async () => {
  const { lines, breakdown } = await price('wholeCurrency')
  for (const { offer, unitPrice, quantity, discount, tax, taxBps, total } of lines) {
    expect(unitPrice).toEqual(offer.price)
    // Tax is rounded to a whole shilling.
    const net = unitPrice.amount * quantity - discount.amount
    expect(tax).toEqual({ amount: Math.round((net * taxBps) / 10_000), currency: 'UGX' })
    expect(total).toEqual({ amount: net + tax.amount, currency: 'UGX' })
  }
  expect(breakdown.total.currency).toBe('UGX')
  const { status } = await place('wholeCurrency')
  expect(status).toBe(201)
})

test('a new order has the tax and the prefix of the current settings', async () => {
  const before = await price('wholeCurrency')
  const rates = [{ country: 'UG', class: 'standard', rateBps: 1000 }]
  changeSettings('tax', { rates })
  const taxed = (quoted: typeof before) => quoted.lines.map(({ taxBps }) => taxBps)
  const now = taxed(await price('wholeCurrency'))
  expect(taxed(before)).toContain(1800)
  expect(now).toEqual(taxed(before).map((rate) => (rate === 1800 ? 1000 : rate)))
  const { prefixes } = shopSettingSeeds.orders
  changeSettings('orders', { prefixes: { ...prefixes, manual: 'DESK' } })
  const { answer } = await place('wholeCurrency')
  expect(placedOrder.parse(answer).reference).toBe('DESK-2026-000001')
})

test('an order links to the account of a known buyer, and to none of a new one', async () => {
  const placed = async (name: FixtureDraft) => {
    const { secureToken } = placedOrder.parse((await place(name, { asksApproval: true })).answer)
    return orderDetail.parse((await call('GET', `/orders/${secureToken}`)).answer)
  }
  // A new buyer, and a known one.
  expect((await placed('wholeCurrency')).shopUser).toBeNull()
  const { shopUser, buyer } = await placed('overLimit')
  expect(shopUser).toBe(buyer.userToken)
})

test('a placed order is in the list, complete, with its history; its draft is deleted, and it is placed once', async () => {
  const { draftToken, version, content } = await draft('wholeCurrency')
  const path = `/order-drafts/${draftToken}/place`
  const body = { ...content, quote: agreedTo(await quoteOf(draftToken, content)) }
  const { answer } = await call('POST', path, { body, version })
  const { secureToken, reference, total } = placedOrder.parse(answer)
  expect(total).toEqual(body.quote.total)
  expect(reference).toMatch(/^MAN-2026-\d{6}$/)
  const record = orderDetail.parse((await call('GET', `/orders/${secureToken}`)).answer)
  expect(record).toMatchObject({
    status: 'placed',
    channel: 'manual',
    lineCount: content.lines.length,
  })
  expect(record.createdBy?.token).toBe(brian.token)
  expect(record.breakdown.due).toEqual(record.total)
  const history = (await call('GET', `/orders/${secureToken}/history`)).answer as {
    items: { type: string }[]
  }
  expect(history.items.map(({ type }) => type)).toEqual(['order.placed'])
  const { answer: list } = await call('GET', `/orders?channel=manual&q=${reference}`)
  expect(list).toMatchObject({ total: 1, items: [{ secureToken, isLate: false }] })

  const [line] = content.lines
  const code = line?.offer.sku ?? ''
  const offers = offerSearchHits.parse((await call('GET', `/order-drafts/offers?q=${code}`)).answer)
  expect(offers.items[0]?.available).toBe((line?.offer.available ?? 0) - Number(line?.quantity))

  expect((await call('GET', `/order-drafts/${draftToken}`)).status).toBe(404)
  const again = await call('POST', path, { body, version })
  expect(again.answer).toEqual({ secureToken, reference, total })
  const confirmed = await call('POST', `/orders/${secureToken}/decisions`, {
    body: { action: 'confirm', revision: 1 },
    version: 1,
  })
  expect(confirmed.status).toBe(200)
})

test('refuses an order whose prices have changed since they were displayed, and returns the new ones', async () => {
  const { status, refused } = await place('priceChanged')
  expect([status, refused.code]).toEqual([409, 'price_changed'])
  expect(quote.safeParse(refused.quote).success).toBe(true)
})

test('an order is placed only at the current quote and its total, and not without a quote', async () => {
  const { quoteToken, total } = agreedTo(await price('wholeCurrency'))
  const others = [
    { quoteToken: 'x'.repeat(22), total },
    { quoteToken, total: { ...total, amount: total.amount - 1 } },
    { quoteToken, total: { ...total, currency: 'KES' as const } },
  ]
  for (const other of others) {
    const { status, refused } = await place('wholeCurrency', {}, { quote: other })
    expect([status, refused.code]).toEqual([409, 'price_changed'])
    expect(agreedTo(quote.parse(refused.quote))).toEqual({ quoteToken, total })
  }
  expect((await place('wholeCurrency', {}, { quote: undefined as never })).status).toBe(422)
  expect((await place('wholeCurrency')).status).toBe(201)
})

test('refuses a quantity over the stock at its line, also across two lines', async () => {
  const { status, refused } = await place('stockShort')
  expect(status).toBe(422)
  expect(refused.errors).toMatchObject([{ pointer: '/lines/1/quantity' }])
  const { content } = await draft('stockShort')
  const [first] = content.lines
  const all = { ...first!, quantity: first?.offer.available ?? 0 }
  const twice = await place('stockShort', { lines: [all, { ...first! }] })
  expect(twice.refused.errors).toMatchObject([{ pointer: '/lines/1/quantity' }])
})

test('an order over the limit has to ask for approval, and is flagged', async () => {
  expect((await price('overLimit')).overLimit).not.toBeNull()
  expect((await place('overLimit')).refused.errors).toMatchObject([{ pointer: '/asksApproval' }])
  const { answer } = await place('overLimit', { asksApproval: true })
  const { secureToken } = placedOrder.parse(answer)
  expect(database.find(orderEntity, secureToken)?.flags).toContain('needs_approval')
})

test('an order with an overridden price has to ask for approval; it has no discount, and its author cannot confirm it', async () => {
  const { content } = await draft('wholeCurrency')
  const [first] = content.lines
  const price = { amount: 100, currency: first?.offer.price.currency }
  const lines = [
    { ...first, quantity: 50, override: { price, reason: 'As agreed by telephone' } },
  ] as never
  expect((await place('wholeCurrency', { lines })).refused.errors).toMatchObject([
    { pointer: '/asksApproval' },
  ])
  const { answer } = await place('wholeCurrency', { lines, asksApproval: true })
  const { secureToken } = placedOrder.parse(answer)
  const path = `/orders/${secureToken}`
  const record = orderDetail.parse((await call('GET', path)).answer)
  expect(record.flags).toContain('price_overridden')
  expect(record.lines[0]).toMatchObject({ discount: { amount: 0 }, unitPrice: { amount: 100 } })
  const { answer: history } = await call('GET', `${path}/history`)
  expect(history).toMatchObject({
    items: [{ note: expect.stringContaining('As agreed by telephone') }],
  })

  const confirm = { body: { action: 'confirm', revision: 1 }, version: 1 }
  const own = await call('POST', `${path}/decisions`, confirm)
  expect([own.status, own.answer]).toMatchObject([403, { code: 'same_person' }])
  const other = await call('POST', `${path}/decisions`, { ...confirm, account: amina })
  expect(other.status).toBe(200)
})

test('a hundred lines are priced and placed', async () => {
  expect((await price('hundredLines')).lines).toHaveLength(100)
  const { status } = await place('hundredLines', { asksApproval: true })
  expect(status).toBe(201)
})

test('a mobile payment is complete a moment after the order', async () => {
  const { answer } = await place('wholeCurrency', { paymentMethod: 'mobile_money' })
  const { secureToken } = placedOrder.parse(answer)
  const read = async () => orderDetail.parse((await call('GET', `/orders/${secureToken}`)).answer)
  expect((await read()).paymentStatus).toBe('unpaid')
  database.setClock(() => sampleStart + 60_000)
  const { paymentStatus, breakdown, transactions } = await read()
  expect(paymentStatus).toBe('paid')
  expect(breakdown.due.amount).toBe(0)
  expect(transactions).toHaveLength(1)
})
