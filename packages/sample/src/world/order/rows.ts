import {
  commissionOf,
  exceedsCredit,
  needsApproval,
  type OrderFlag,
  type OrderRow,
} from '@console/domain/order'
import type { Money } from '@console/core/contracts'
import type { Progress } from './record'
import { draws } from '../../draws/random'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { agentRef } from '../agent/seeds'
import { businessRef } from '../business/seeds'
import { products } from '../product/rows'
import { minute } from '../shared/approval'
import { digits } from '../shared/parties'
import { amountsOf, type OrderAmounts } from './amounts'
import { creditLimitOf } from './buyers'
import { formerLimits, highValues } from './limits'
import type { ReturnsSince } from './now'
import { paymentOf } from './payments'
import type { Placed } from './placed'
import { creatorOf } from './replay'
import { type OrderSeed, orderSeeds } from './seeds'
import { stepsOf } from './steps'
import { promisedAt } from './way'

/** The summary row: what lists have of the record. Whether it is late is told by the clock. */
export type Order = Omit<OrderRow, '_actions' | 'isLate'> &
  Progress &
  ReturnsSince & { placed?: Placed }

const open: readonly OrderRow['status'][] = ['draft', 'placed', 'confirmed', 'preparing']

/** The first order of each buyer, by the buyer's token. */
const firstOrders = once(() => {
  const first = new Map<string, number>()
  for (const { index, customer } of orderSeeds())
    if (!first.has(customer.buyer.userToken)) first.set(customer.buyer.userToken, index)
  return first
})

function flagsOf(seed: OrderSeed, status: OrderRow['status'], { lines, breakdown }: OrderAmounts) {
  const { index, channel, customer, items } = seed
  const { total } = breakdown
  const flags: OrderFlag[] = []
  if (total.amount > (highValues.get(total.currency) ?? Infinity)) flags.push('high_value')
  if (firstOrders().get(customer.buyer.userToken) === index) flags.push('first_order')
  if (draws('order', index, 'mismatch').next() < 0.015) flags.push('address_mismatch')
  if (!open.includes(status)) return flags
  const isShort = lines.some(
    ({ quantity }, line) => quantity > (products()[items[line] ?? 0]?.stock.onHand ?? 0),
  )
  if (isShort) flags.push('stock_short')
  const isAsked = status === 'draft' || status === 'placed'
  if (isAsked && needsApproval({ channel, total }, formerLimits)) flags.push('needs_approval')
  if (isAsked && lines.some(({ override }) => override)) flags.push('price_overridden')
  return flags
}

/** What an order's agent earns with it at the frozen rates, less what returned pieces took back. */
function agentCommissionOf({ agent, currency }: OrderSeed, { lines }: OrderAmounts): Money | null {
  return agent && commissionOf(lines, currency).agent
}

function purchaseOrderOf({ index, customer }: OrderSeed): string | null {
  const stream = draws('order', index, 'purchaseOrder')
  return customer.business && stream.next() < 0.6 ? `PO-${digits('order', index, 'po', 5)}` : null
}

function rowOf(seed: OrderSeed): Order {
  const { index, channel, reference, at, seller, customer, agent } = seed
  const amounts = amountsOf(index)
  const steps = stepsOf(index)
  const last = steps.at(-1)
  const status = last?.to ?? 'draft'
  const isManual = channel === 'manual'
  const { dueAt } = paymentOf(index)
  return {
    version: 1,
    secureToken: token('order', index),
    reference,
    channel,
    status,
    createdAt: instant(isManual ? at - 10 * minute : at),
    placedAt: last ? instant(at) : null,
    changedAt: instant(last?.at ?? at - 10 * minute),
    buyer: customer.buyer,
    seller: businessRef(seller),
    agent: agent && agentRef(agent),
    createdBy: isManual ? creatorOf(index) : null,
    purchaseOrder: purchaseOrderOf(seed),
    lineCount: amounts.lines.length,
    total: amounts.breakdown.total,
    agentCommission: agentCommissionOf(seed, amounts),
    paymentMethod: seed.paymentMethod,
    paymentStatus: amounts.paymentStatus,
    dueAt: last && dueAt !== null ? instant(dueAt) : null,
    deliveryMethod: seed.deliveryMethod,
    county: seed.deliveryMethod === 'pickup' ? seller.county : customer.county,
    promisedAt: last ? instant(promisedAt(seed)) : null,
    carrier: steps.findLast(({ body }) => body.carrier !== undefined)?.body.carrier ?? null,
    flags: flagsOf(seed, status, amounts),
    decision: null,
  }
}

/** Orders that wait to be confirmed, and are more than their buyers may still owe. */
function withCredit(rows: readonly Order[]): Order[] {
  const owed = owedBy(rows)
  return rows.map((row, index) => {
    const business = orderSeeds()[index]?.customer.business
    const isAsked = row.status === 'placed' && row.paymentMethod === 'on_account'
    if (!business || !isAsked) return row
    const limit = creditLimitOf(business, row.total.currency)
    const all = owed.get(creditKey(row)) ?? 0
    const used = { ...row.total, amount: all - row.total.amount }
    return exceedsCredit({ limit, used }, row.total)
      ? { ...row, flags: [...row.flags, 'credit_exceeded' as const] }
      : row
  })
}

/** What each business owes in each currency: the totals of what is on account. */
export function owedBy(rows: readonly Order[]): ReadonlyMap<string, number> {
  const owed = new Map<string, number>()
  for (const row of rows)
    if (row.paymentStatus === 'on_account' && row.status !== 'cancelled')
      owed.set(creditKey(row), (owed.get(creditKey(row)) ?? 0) + row.total.amount)
  return owed
}

/** Under what `owedBy` keeps what the buyer of an order owes. */
export function creditKey({ buyer, total }: Pick<Order, 'buyer' | 'total'>): string {
  return `${buyer.userToken} ${total.currency}`
}

/** 5 000 orders of twelve months, oldest first. */
export const orders = once((): Order[] => withCredit(orderSeeds().map(rowOf)))
