import type { Currency } from '@console/core/contracts'
import type { OrderChannel, OrderRow } from '@console/domain/order'
import { type Arrivals, arrivals } from '../../random/arrivals'
import { weightedAssign } from '../../random/weightedAssign'
import { grouped } from '../../random/grouped'
import { seededRandom } from '../../random/random'
import { once, onceForEach } from '../../random/once'
import { type AgentSeed, agentSeeds } from '../agent/seeds'
import type { BusinessSeed } from '../business/seeds'
import { productSellers } from '../product/seeds'
import type { Country } from '../../random/people'
import { currencyOf } from '../shared/money'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { buyingBusiness, type Customer, shopperOf } from './buyers'
import { firstItemOf, orderOfHundredLines, shelves, withItems } from './items'
import { orderCount, ordersOfChannel, orderTimes } from './times'

/** An order before any events. */
export interface OrderSeed {
  index: number
  channel: OrderChannel
  reference: string
  /** Time of its creation, in milliseconds since 1970. */
  at: number
  seller: BusinessSeed
  /** Indices of its products, one per line. */
  items: readonly number[]
  customer: Customer
  agent: AgentSeed | null
  currency: Currency
  paymentMethod: OrderRow['paymentMethod']
  deliveryMethod: OrderRow['deliveryMethod']
}

/** Channels of the orders. */
const orderChannelOf = once(() =>
  weightedAssign<OrderChannel>('order', 'channel', ordersOfChannel, {
    [orderOfHundredLines]: 'b2b',
  }),
)

const { prefixes } = shopSettingSeeds.orders

/** Number in the form `B2C-2026-004512`: each channel restarts each year. */
const references = once(() => {
  const counts = new Map<string, number>()
  return orderTimes().map((at, index) => {
    const prefix = prefixes[orderChannelOf()[index] ?? 'b2c']
    const key = `${prefix}-${new Date(at).getUTCFullYear()}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return `${key}-${String(count).padStart(6, '0')}`
  })
})

/** Approved agents of each country, in the order in which they came. */
const agents = once(() => {
  const approved = agentSeeds().filter(({ approval }) => approval.approvalStatus === 'approved')
  const byCountry = grouped(approved, ({ country }) => country)
  const since = ({ approval }: AgentSeed) => Date.parse(approval.approvedAt ?? '')
  return new Map([...byCountry].map(([country, own]) => [country, arrivals(own, since)]))
})

/** Agent who brought it: one of the country who was approved by then, or one from Kenya. */
function agentOf(index: number, country: Country, at: number): AgentSeed {
  const near = agents().get(country)
  const known = near && near.before(at) > 0 ? near : (agents().get('KE') as Arrivals<AgentSeed>)
  const place = seededRandom('order', index, 'agent').integer(0, known.before(at) - 1)
  return known.entries[place] as AgentSeed
}

type Method = OrderRow['paymentMethod']

/** Payment methods of people and businesses, weighted by repetition. */
const methods: Record<'person' | 'business', readonly Method[]> = {
  person: [
    ...Array<Method>(13).fill('mobile_money'),
    ...Array<Method>(4).fill('cash_on_delivery'),
    'card',
    'card',
    'bank_transfer',
  ],
  business: [
    ...Array<Method>(6).fill('on_account'),
    ...Array<Method>(3).fill('bank_transfer'),
    'mobile_money',
  ],
}

const neighbours: Record<Country, Country> = {
  KE: 'UG',
  UG: 'KE',
  TZ: 'KE',
  RW: 'UG',
  ET: 'KE',
  SO: 'KE',
}

/** Manufacturers and distributors sell some goods abroad, in dollars. */
function isAbroad(index: number, { trade: { kind } }: BusinessSeed): boolean {
  const isExporting = kind === 'manufacturer' || kind === 'distributor'
  return isExporting && seededRandom('order', index, 'abroad').next() < 0.18
}

/** An order as it was created. */
export const orderSeed = onceForEach((index: number): OrderSeed => {
  const channel = orderChannelOf()[index] ?? 'b2c'
  const at = orderTimes()[index] ?? 0
  const stream = seededRandom('order', index, 'kind')
  const isBusiness = channel === 'b2b' || (channel !== 'b2c' && stream.next() < 0.4)
  const shelf = shelves()[channel === 'manual' ? (isBusiness ? 'b2b' : 'b2c') : channel]
  const bought = { index, channel, shelf, at }
  const seller = productSellers()[firstItemOf(bought)] as BusinessSeed
  const abroad = channel === 'b2b' && isAbroad(index, seller)
  const buyingFrom = abroad ? neighbours[seller.country] : seller.country
  const customer =
    (isBusiness
      ? (buyingBusiness(buyingFrom, seller, at, index) ?? buyingBusiness('KE', seller, at, index))
      : null) ?? shopperOf(seller.country, index)
  const seed: Omit<OrderSeed, 'items'> = {
    index,
    channel,
    reference: references()[index] ?? '',
    at,
    seller,
    customer,
    agent: channel === 'agent' ? agentOf(index, seller.country, at) : null,
    currency: abroad ? 'USD' : currencyOf(seller.country),
    paymentMethod: seededRandom('order', index, 'method').pick(
      methods[customer.business ? 'business' : 'person'],
    ),
    deliveryMethod: stream.next() < 0.12 ? 'pickup' : 'delivery',
  }
  return withItems(seed, bought)
})

/** Number in the form `S-B2C-2026-004512`: a sale has the number of its order. */
export function receiptNoOf({ reference }: Pick<OrderSeed, 'reference'>): string {
  return `S-${reference}`
}

/** Orders that agents have brought, oldest first; the others need not be created for them. */
export const agentOrderSeeds = once((): OrderSeed[] =>
  orderChannelOf().flatMap((channel, index) => (channel === 'agent' ? [orderSeed(index)] : [])),
)

/** All orders as they were created, oldest first. */
export const orderSeeds = once(() =>
  Array.from({ length: orderCount }, (_, index) => orderSeed(index)),
)
