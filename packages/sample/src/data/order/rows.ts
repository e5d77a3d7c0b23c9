import { exceedsCredit, needsApproval, type OrderFlag, type OrderRow } from '@console/domain/order'
import type { Currency, Money } from '@console/core/contracts'
import type { Progress } from './record'
import { seededRandom } from '../../random/random'
import { grouped } from '../../random/grouped'
import { lazily, once } from '../../random/once'
import { token } from '../../random/token'
import { instant, minute } from '../../store/clock'
import { agentRef } from '../agent/seeds'
import { businessRef } from '../business/seeds'
import { products } from '../product/rows'
import { digits } from '../shared/parties'
import { amountsOf, commissionAt } from './amounts'
import { creditLimitOf } from './buyers'
import { formerLimits, highValues } from './limits'
import { pricedLinesOf, totalOf } from './priced'
import type { ReturnsSince } from './current'
import { paymentOf } from './payments'
import type { Placed } from './placed'
import { creatorOf } from './replay'
import { type OrderSeed, orderSeeds } from './seeds'
import { stepsOf } from './steps'
import { promisedAt } from './way'

/** Summary row: the fields of a record in lists. Lateness follows from the clock. */
export type Order = Omit<OrderRow, '_actions' | 'isLate'> &
  Progress &
  ReturnsSince & { placed?: Placed }

const open: readonly OrderRow['status'][] = ['draft', 'placed', 'confirmed', 'preparing']

/** First order of each buyer, by the buyer's token. */
const firstOrders = once(() => {
  const first = new Map<string, number>()
  for (const { index, customer } of orderSeeds())
    if (!first.has(customer.buyer.userToken)) first.set(customer.buyer.userToken, index)
  return first
})

function flagsOf(seed: OrderSeed): OrderFlag[] {
  const { index, channel, customer } = seed
  const status = statusOf(seed)
  const lines = pricedLinesOf(seed)
  const total = totalOf(seed)
  const flags: OrderFlag[] = []
  if (total.amount > (highValues.get(total.currency) ?? Infinity)) flags.push('high_value')
  if (firstOrders().get(customer.buyer.userToken) === index) flags.push('first_order')
  if (seededRandom('order', index, 'mismatch').next() < 0.015) flags.push('address_mismatch')
  if (!open.includes(status)) return flags
  const isShort = lines.some(
    ({ item, quantity }) => quantity > (products()[item]?.stock.onHand ?? 0),
  )
  if (isShort) flags.push('stock_short')
  const isAsked = status === 'draft' || status === 'placed'
  if (isAsked && needsApproval({ channel, total }, formerLimits)) flags.push('needs_approval')
  if (isAsked && lines.some(({ override }) => override)) flags.push('price_overridden')
  if (status === 'placed' && isOverCredit(seed, total)) flags.push('credit_exceeded')
  return flags
}

/** Checks whether a waiting order exceeds its buyer's remaining credit. */
function isOverCredit({ customer, paymentMethod }: OrderSeed, total: Money): boolean {
  const { business, buyer } = customer
  if (!business || paymentMethod !== 'on_account') return false
  const { currency } = total
  const owed = owedIn(ordersOf(buyer.userToken), buyer.userToken, currency)
  const used = { currency, amount: owed - total.amount }
  return exceedsCredit({ limit: creditLimitOf(business, currency), used }, total)
}

/** Commission of an order's agent at the frozen rates, less that on returned pieces. */
function agentCommissionOf({ index, agent }: OrderSeed): Money | null {
  return agent && commissionAt(index).agent
}

function statusOf({ index }: OrderSeed): OrderRow['status'] {
  return stepsOf(index).at(-1)?.to ?? 'draft'
}

function changedAtOf({ index, at }: OrderSeed): string {
  return instant(stepsOf(index).at(-1)?.at ?? at)
}

function dueAtOf({ index }: OrderSeed): string | null {
  const { dueAt } = paymentOf(index)
  return dueAt === null ? null : instant(dueAt)
}

function purchaseOrderOf({ index, customer }: OrderSeed): string | null {
  const stream = seededRandom('order', index, 'purchaseOrder')
  return customer.business && stream.next() < 0.6 ? `PO-${digits('order', index, 'po', 5)}` : null
}

/** Fields of an order that follow from its events and its lines. */
const withRest = lazily<
  OrderSeed,
  Pick<
    Order,
    | 'status'
    | 'changedAt'
    | 'lineCount'
    | 'total'
    | 'agentCommission'
    | 'paymentStatus'
    | 'dueAt'
    | 'carrier'
    | 'flags'
  >
>({
  status: statusOf,
  changedAt: changedAtOf,
  lineCount: ({ items }) => items.length,
  total: totalOf,
  agentCommission: agentCommissionOf,
  paymentStatus: ({ index }) => amountsOf(index).paymentStatus,
  dueAt: dueAtOf,
  carrier: ({ index }) =>
    stepsOf(index).findLast(({ body }) => body.carrier !== undefined)?.body.carrier ?? null,
  flags: flagsOf,
})

function rowOf(seed: OrderSeed): Order {
  const { index, channel, reference, at, seller, customer, agent } = seed
  const isManual = channel === 'manual'
  return withRest(
    {
      version: 1,
      secureToken: token('order', index),
      reference,
      channel,
      createdAt: instant(isManual ? at - 10 * minute : at),
      placedAt: instant(at),
      buyer: customer.buyer,
      seller: businessRef(seller),
      agent: agent && agentRef(agent),
      createdBy: isManual ? creatorOf(index) : null,
      purchaseOrder: purchaseOrderOf(seed),
      paymentMethod: seed.paymentMethod,
      deliveryMethod: seed.deliveryMethod,
      county: seed.deliveryMethod === 'pickup' ? seller.county : customer.county,
      promisedAt: instant(promisedAt(seed)),
      decision: null,
    },
    seed,
  )
}

/** Debt of a buyer in a currency: the totals of their orders on account. */
export function owedIn(rows: readonly Order[], userToken: string, currency: Currency): number {
  let owed = 0
  for (const row of rows) {
    if (row.buyer.userToken !== userToken || row.paymentMethod !== 'on_account') continue
    if (row.status === 'cancelled' || row.paymentStatus !== 'on_account') continue
    if (row.total.currency === currency) owed += row.total.amount
  }
  return owed
}

/** 5 000 orders of twelve months, oldest first: all of them were placed. */
export const orders = once((): Order[] => orderSeeds().map(rowOf))

const byBuyer = once(() => grouped(orders(), ({ buyer }) => buyer.userToken))

/** Orders of a buyer before the sample's start, oldest first. */
export function ordersOf(userToken: string): readonly Order[] {
  return byBuyer().get(userToken) ?? []
}
