import { sampleStart } from '@console/sample'
import type { Order, StatusEntry } from '../contract'
import { toMoney } from '../pricing'
import { sampleProducts } from './sampleProducts'

/** Specification 4: the 14 order statuses, by id from 1; the colours are ours. */
const catalogue: readonly (readonly [name: string, color: string])[] = [
  ['Awaiting check payment', 'blue'],
  ['Payment accepted', 'green'],
  ['Preparing the order', 'orange'],
  ['Shipped', 'purple'],
  ['Delivered', 'green'],
  ['Canceled', 'pink'],
  ['Refunded', 'red'],
  ['Payment error', 'red'],
  ['On pre-order (paid)', 'purple'],
  ['Awaiting bank wire payment', 'blue'],
  ['Awaiting PayPal payment', 'blue'],
  ['Remote payment accepted', 'green'],
  ['On pre-order (not paid)', 'purple'],
  ['Awaiting Cash-on-delivery payment', 'blue'],
]

/** Status histories of orders, newest first, by id. */
const ways: readonly (readonly number[])[] = [
  [5, 4, 3, 2],
  [1],
  [4, 3, 2],
  [10],
  [8, 11],
  [3, 2],
  [6, 1],
  [9, 2],
  [7, 5, 4, 3, 2],
  [14],
  [12, 11],
  [13],
  [2],
  [11],
]

const people: readonly (readonly string[])[] = [
  [
    'Zuri',
    'Achieng',
    'Lakeview Guesthouse',
    'Manager',
    '14 Jetty Road, Kisumu, Kenya',
    '-0.09',
    '34.75',
  ],
  [
    'Emre',
    'Aydın',
    'Aydın Mimarlık',
    'Architect',
    'Çamlı Sokak 8, İzmir, Türkiye',
    '38.42',
    '27.14',
  ],
  ['Layla', 'Haddad', 'دار الضيافة', 'Owner', '٢١ شارع الحدائق، عمّان، الأردن', '31.95', '35.93'],
  [
    'Noah',
    'Bergqvist',
    'Northlight Clinics',
    'Buyer',
    '3 Harbour Lane, Aberdeen, Scotland',
    '57.15',
    '-2.09',
  ],
  [
    'Amara',
    'Okafor',
    'Palm Court Hotel',
    'Interior designer',
    '77 Creek Street, Lagos, Nigeria',
    '6.45',
    '3.39',
  ],
  [
    'Inés',
    'Robledo',
    'Estudio Robledo',
    'Partner',
    'Calle del Olivo 12, Valparaíso, Chile',
    '-33.05',
    '-71.62',
  ],
  [
    'Kenji',
    'Morishita',
    'Garden Tea Rooms',
    'Owner',
    '5-2 Hillside, Nagoya, Japan',
    '35.18',
    '136.91',
  ],
]

const methods = ['Credit Card', 'Check', 'PayPal', 'Bank-wire'] as const
const carriers = ['TNT', 'USPS', 'FedEx'] as const
const minute = 60_000
const hour = 60 * minute

/** `2026/06/15 09:00:00`, some time before the start of the sample database. */
function before(milliseconds: number): string {
  const text = new Date(sampleStart - milliseconds).toISOString()
  return `${text.slice(0, 10).replaceAll('-', '/')} ${text.slice(11, 19)}`
}

const textOf = (cents: number) => (cents / 100).toFixed(2)

function statusesOf(place: number, age: number): StatusEntry[] {
  const ids = ways[place % ways.length] ?? [2]
  return ids.map((id, step) => {
    const [name, color] = catalogue[id - 1] ?? ['', '']
    // The oldest status is as old as the order; later ones are spread up to today.
    const share = (step + 1) / ids.length
    return { id, name, color, date: before(age * share) }
  })
}

function orderAt(place: number): Order {
  const [firstName = '', lastName = '', company = '', jobTitle = '', address = '', lat, lng] =
    people[(place * 3) % people.length] ?? []
  const [, , , , otherAddress = '', otherLat, otherLng] =
    place % 4 === 0 ? (people[(place * 3 + 2) % people.length] ?? []) : []
  const home = { address, lat: Number(lat), lng: Number(lng) }
  const age = (place * 19 + 2) * hour + place * 7 * minute
  const products = Array.from({ length: 1 + (place % 3) }, (_, each) => {
    const product = sampleProducts[(place * 5 + each * 3) % sampleProducts.length]
    if (!product) throw new Error('There are 20 products')
    const quantity = 1 + ((place + each) % 3)
    const price = toMoney(product.priceTaxExcl).amount
    const { id, name, images } = product
    const image = images[0]?.url ?? ''
    return { id, name, price: textOf(price), quantity, total: textOf(price * quantity), image }
  })
  const subtotal = products.reduce((sum, { total }) => sum + toMoney(total).amount, 0)
  const tax = Math.round(subtotal / 10)
  const discount = place % 3 === 0 ? -Math.min(1000, Math.round(subtotal / 20)) : 0
  const total = textOf(subtotal + tax + discount)
  const status = statusesOf(place, age)
  const hasLeft = status.some(({ id }) => id === 4)
  return {
    id: String(place + 1),
    reference: `CPO-${String(70_421 + place * 37)}`,
    subtotal: textOf(subtotal),
    tax: textOf(tax),
    discount: textOf(discount),
    total,
    date: before(age),
    customer: {
      id: String(((place * 3) % people.length) + 1),
      firstName,
      lastName,
      avatar: '',
      company,
      jobTitle,
      email: `customer-${((place * 3) % people.length) + 1}@shop.example`,
      phone: `+1 555 01${String(10 + ((place * 3) % people.length))}`,
      invoiceAddress: home,
      shippingAddress: otherAddress
        ? { address: otherAddress, lat: Number(otherLat), lng: Number(otherLng) }
        : home,
    },
    products,
    status,
    payment: {
      transactionId: `TR-${String(90_127 + place * 613)}`,
      amount: total,
      method: methods[place % methods.length] ?? methods[0],
      date: before(age - 5 * minute),
    },
    shippingDetails: hasLeft
      ? [
          {
            tracking: `SH${String(40_218_000 + place * 7919)}`,
            carrier: carriers[place % carriers.length] ?? carriers[0],
            weight: `${(1.2 + place * 0.3).toFixed(1)} kg`,
            // Specification 9: fees of 2 to 8.
            fee: textOf(200 + (place % 7) * 100),
            date: before(age / 2),
          },
        ]
      : [],
  }
}

/** Orders of the store: 20 (specification 9), the newest a few hours old. */
export const sampleOrders: readonly Order[] = Array.from({ length: 20 }, (_, place) =>
  orderAt(place),
)
