import { callAs, resetSampleBackend } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import type { Product } from '../contract'
import { toMoney } from '../pricing'
import { storeHandlers } from './handlers'
import { sampleOrders } from './sampleOrders'
import { sampleProducts } from './sampleProducts'

const call = callAs('/api/ProductManagement-app', { handlers: storeHandlers })
const asked = async (method: string, path: string, body?: object) =>
  (await call(method, path, { body })).answer

const first = sampleProducts[0] as Product

beforeEach(() => resetSampleBackend())

test.each<[string, string, object | undefined, unknown]>([
  ['GET', '/products', undefined, sampleProducts],
  ['GET', '/product?productId=7', undefined, sampleProducts[6]],
  ['POST', '/product/save', { ...first, name: 'Hills' }, { ...first, name: 'Hills' }],
  ['GET', '/orders', undefined, sampleOrders],
  ['GET', '/order?orderId=20', undefined, sampleOrders[19]],
  // Decision 0041: an unknown id is answered, too.
  ['GET', '/product?productId=gone', undefined, null],
  ['GET', '/order?orderId=gone', undefined, null],
])('specification 7: %s %s', async (method, path, body, answer) => {
  expect(await call(method, path, { body })).toMatchObject({ status: 200 })
  expect(await asked(method, path, body)).toEqual(answer)
})

test('there are no other calls', () => {
  expect(storeHandlers).toHaveLength(5)
})

test('specification 7: saving replaces the product with the id, or appends it', async () => {
  await asked('POST', '/product/save', { ...first, quantity: 1 })
  const made = { ...first, id: 'made-1' }
  await asked('POST', '/product/save', made)
  await asked('POST', '/product/save', made)
  const all = (await asked('GET', '/products')) as Product[]
  expect(all).toEqual([{ ...first, quantity: 1 }, ...sampleProducts.slice(1), made])
})

test('specification 4: four of 20 products are inactive', () => {
  expect(sampleProducts.filter(({ active }) => !active).map(({ id }) => id)).toEqual([
    '4',
    '8',
    '18',
    '19',
  ])
})

test('specification 9: the figures of the sample', () => {
  expect(sampleProducts).toHaveLength(20)
  for (const { images, taxRate, extraShippingFee, quantity } of sampleProducts) {
    expect(images).toHaveLength(10)
    expect([taxRate, extraShippingFee]).toEqual([10, 3])
    expect(quantity).toBeGreaterThanOrEqual(3)
    expect(quantity).toBeLessThanOrEqual(125)
  }
  const stocks = sampleProducts.map(({ quantity }) => quantity)
  expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([3, 125])
  expect(sampleOrders).toHaveLength(20)
  const sent = sampleOrders.flatMap(({ shippingDetails }) => shippingDetails)
  expect(new Set(sent.map(({ carrier }) => carrier))).toEqual(new Set(['TNT', 'USPS', 'FedEx']))
  for (const { fee } of sent) {
    expect(Number(fee)).toBeGreaterThanOrEqual(2)
    expect(Number(fee)).toBeLessThanOrEqual(8)
  }
  expect(new Set(sampleOrders.map(({ payment }) => payment.method))).toEqual(
    new Set(['Credit Card', 'Check', 'PayPal', 'Bank-wire']),
  )
  expect(new Set(sampleOrders.map(({ status }) => status[0]?.id))).toEqual(
    new Set(Array.from({ length: 14 }, (_, place) => place + 1)),
  )
})

test('orders add up, and list their statuses newest first', () => {
  for (const { subtotal, tax, discount, total, products, status, date } of sampleOrders) {
    const sum = (texts: string[]) => texts.reduce((all, text) => all + toMoney(text).amount, 0)
    expect(sum(products.map((line) => line.total))).toBe(toMoney(subtotal).amount)
    expect(sum([subtotal, tax, discount])).toBe(toMoney(total).amount)
    expect(toMoney(discount).amount).toBeLessThanOrEqual(0)
    const dates = status.map((entry) => entry.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.at(-1)).toBe(date)
  }
})
