import { expect, test } from 'vitest'
import { blankDraft } from './blank'
import type { DraftContent, KnownBuyer, Offer } from './contract'
import { placeableOrder } from './rules'

const flour: Offer = {
  token: 'flour-flour-flour-flour',
  name: 'Maize flour',
  sku: 'MF-1',
  gtin: null,
  seller: { token: 'mill-mill-mill-mill', label: 'Mlima Mill' },
  price: { amount: 12_050, currency: 'KES' },
  moq: 5,
  available: 80,
}

const buyer: KnownBuyer = {
  token: 'hodan-hodan-hodan-hodan',
  name: 'Hodan Warsame',
  business: { token: 'duka-duka-duka-duka', label: 'Duka la Hodan' },
  phoneMasked: '+254 ••• ••• 412',
  address: {
    line1: 'Plot 7, Market Road',
    town: 'Kitale',
    county: 'Trans Nzoia',
    countryCode: 'KE',
  },
  credit: [{ amount: 900_000, currency: 'KES' }],
}

const whole: DraftContent = {
  ...blankDraft,
  buyer,
  lines: [{ offer: flour, quantity: 5, override: null }],
  deliveryMethod: 'delivery',
  address: buyer.address,
  paymentMethod: 'on_account',
}

const newBuyer = {
  name: 'Uwase Mukamana',
  type: 'person',
  phone: '+250 012 345 678',
  email: 'uwase@mail.example',
} as const

/** Paths of errors, with the broken rules. */
function wrong(changes: object): string[] {
  const issues = placeableOrder.safeParse({ ...whole, ...changes }).error?.issues ?? []
  return issues.map((issue) =>
    [issue.path.join('.'), 'params' in issue ? issue.params?.rule : null].filter(Boolean).join(' '),
  )
}

const line = (changes: object) => ({
  lines: [{ offer: flour, quantity: 5, override: null, ...changes }],
})

test('a complete order can be placed', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ buyerSource: 'new', newBuyer, paymentMethod: 'card' })).toEqual([])
  expect(wrong({ deliveryMethod: 'pickup', address: blankDraft.address })).toEqual([])
})

test('reports all missing fields of an empty order together', () => {
  expect(wrong(blankDraft)).toEqual(['lines', 'deliveryMethod', 'paymentMethod', 'buyer'])
})

test.each([
  ['a buyer', { buyer: null }, ['buyer']],
  [
    'all details of a new buyer',
    { buyerSource: 'new', paymentMethod: 'card' },
    ['newBuyer.name', 'newBuyer.type', 'newBuyer.phone phone', 'newBuyer.email'],
  ],
  [
    'a phone number with its country code',
    { buyerSource: 'new', newBuyer: { ...newBuyer, phone: '0712345678' }, paymentMethod: 'card' },
    ['newBuyer.phone phone'],
  ],
  ['the minimum order quantity', line({ quantity: 4 }), ['lines.0.quantity']],
  ['whole pieces', line({ quantity: 5.5 }), ['lines.0.quantity']],
  ['a number as quantity', line({ quantity: 'many' }), ['lines.0.quantity']],
  [
    'a price above zero',
    line({ override: { price: { amount: 0, currency: 'KES' }, reason: 'A gift to them' } }),
    ['lines.0.override.price.amount'],
  ],
  [
    'a reason for an overridden price',
    line({ override: { price: { amount: 10, currency: 'KES' }, reason: ' no ' } }),
    ['lines.0.override.reason'],
  ],
  [
    'a complete address',
    { address: blankDraft.address },
    ['address.line1', 'address.town', 'address.county', 'address.countryCode'],
  ],
  [
    'an account for a payment on account',
    { buyer: { ...buyer, credit: [] } },
    ['paymentMethod credit'],
  ],
  [
    'an account in the currency of the order',
    { buyer: { ...buyer, credit: [{ amount: 1, currency: 'UGX' }] } },
    ['paymentMethod credit'],
  ],
  ['at most 100 lines', { lines: Array.from({ length: 101 }, () => line({}).lines[0]) }, ['lines']],
])('needs %s', (_, changes, expected) => {
  expect(wrong(changes)).toEqual(expected)
})

test('all lines have one seller and one currency', () => {
  const other = { ...flour, seller: { token: 'ziwa-ziwa-ziwa-ziwa', label: 'Ziwa' } }
  const abroad = { ...flour, price: { amount: 4000, currency: 'UGX' } }
  const lines = [flour, other, flour, abroad].map((offer) => ({
    offer,
    quantity: 5,
    override: null,
  }))
  expect(wrong({ lines })).toEqual(['lines.1.offer seller', 'lines.3.offer seller'])
})
