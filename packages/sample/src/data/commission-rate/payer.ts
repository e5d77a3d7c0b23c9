import {
  type PaidDetail,
  type PaidRow,
  platformRate,
  type RateSubject,
  resolveRate,
  type Sold,
} from '@console/domain/commission-rate'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import type { Agent } from '../agent/rows'
import { orderEntity } from '../order/entity'
import type { Product } from '../product/rows'
import { bookOf } from './book'
import { countsOf } from './counts'
import { rateEntity } from './entity'
import { categoryNames, subjectOfAgent, subjectOfItem } from './find'
import { ladderOf } from './ladder'
import { earnedWith, soldOf } from './month'
import { onlyTerms, type Rate } from './rows'
import { soldAs } from './sold'

/** A payer or earner of commission: a product, or an agent. */
export interface Payer {
  type: 'product' | 'agent'
  sold: Sold
  token: string
  subject: RateSubject
}

/** A product as a payer. */
export function ofProduct(product: Product): Payer {
  return {
    type: 'product',
    sold: soldAs('product', product),
    token: product.productToken,
    subject: subjectOfItem('product', product),
  }
}

/** An agent as an earner. */
export function ofAgent(agent: Agent): Payer {
  const { agentToken } = agent
  return {
    type: 'agent',
    sold: { item: null, agent: agentToken, business: null, categories: [] },
    token: agentToken,
    subject: subjectOfAgent(agent),
  }
}

/** Rate in force. */
export function rateOf({ type, sold }: Payer, database: SampleDatabase): Rate | null {
  const at = instant(database.now())
  const book = bookOf(database)
  return type === 'agent' ? resolveRate(book, 'agent', sold, at) : platformRate(book, sold, at)
}

const byPaid: Index<Rate> = {
  entity: rateEntity,
  keysOf: ({ subject: { type, ref } }) =>
    ref && (type === 'product' || type === 'agent') ? [ref.token] : [],
}

/** Stored rates of the payer itself, by its token. */
function ownRates(token: string, database: SampleDatabase): readonly Rate[] {
  return database.matching(byPaid, token)
}

/** Reason why it has no rate of its own; null if it has one. */
export function gapOf({ token }: Payer, database: SampleDatabase): PaidRow['gap'] {
  const own = ownRates(token, database)
  const now = instant(database.now())
  const inForce = own.some(
    ({ status, effectiveFrom, effectiveTo }) =>
      status !== 'draft' &&
      (effectiveFrom ?? '') <= now &&
      (effectiveTo === null || now < effectiveTo),
  )
  if (inForce) return null
  const named = ({ rateToken, ...rate }: Rate) => ({ rateToken, ...onlyTerms(rate) })
  const scheduled = own.find(({ status }) => status === 'scheduled')
  if (scheduled) return { reason: 'scheduled', at: scheduled.effectiveFrom, next: named(scheduled) }
  const draft = own.find(({ status }) => status === 'draft')
  if (draft) return { reason: 'draft', at: draft.changedAt, next: named(draft) }
  const ended = own.findLast(({ effectiveTo }) => effectiveTo !== null)
  return { reason: ended ? 'ended' : 'never', at: ended?.effectiveTo ?? null, next: null }
}

/** Number of orders of the last 30 days that it applied to. */
export function ordersOf({ token }: Payer, database: SampleDatabase): number {
  return countsOf(database).ordersOf.get(token) ?? 0
}

/** Row fields shared by both. */
export function rowOf(payer: Payer, database: SampleDatabase) {
  const rate = rateOf(payer, database)
  const { byItem, byAgent } = countsOf(database)
  return {
    token: payer.token,
    name: payer.subject.ref?.label ?? '',
    rate: rate && {
      rateToken: rate.rateToken,
      ...onlyTerms(rate),
      kind: rate.kind,
      subject: rate.subject,
      effectiveFrom: rate.effectiveFrom,
    },
    gap: gapOf(payer, database),
    orders30d: ordersOf(payer, database),
    earned30d: [...((payer.type === 'agent' ? byAgent : byItem).get(payer.token) ?? [])],
  }
}

/** Last sold lines of a product, or those brought by an agent. */
function linesOf({ type, token, sold }: Payer, database: SampleDatabase): PaidDetail['lines'] {
  const by = type === 'agent' ? 'agent' : 'platform'
  const lines: PaidDetail['lines'] = []
  for (const order of database.rows(orderEntity).toReversed()) {
    if (order.placedAt === null) continue
    if (type === 'agent' ? order.agent?.token !== token : order.seller.token !== sold.business)
      continue
    for (const { line, currency, value } of soldOf(order, database)) {
      const rate = line.rates[by]
      if (!rate || (type === 'product' && line.product.productToken !== token)) continue
      lines.push({
        lineId: line.lineId,
        order: { token: order.secureToken, label: order.reference },
        placedAt: order.placedAt,
        product: line.product.label,
        value: { amount: value - Math.round((value * line.returned) / line.quantity), currency },
        rateBps: rate.rateBps,
        rateToken: rate.rateToken,
        earned: earnedWith({ line, currency })[by],
      })
      if (lines.length === 20) return lines
    }
  }
  return lines
}

/** Detail fields shared by both: the ladder, their own rates and the last sales. */
export function detailOf(payer: Payer, database: SampleDatabase) {
  const workflows = payer.type === 'agent' ? (['agent'] as const) : (['product', 'order'] as const)
  return {
    ladder: ladderOf(
      workflows,
      payer.sold,
      { own: payer.subject, categories: categoryNames(database) },
      database,
    ),
    own: ownRates(payer.token, database)
      .map(({ rateToken, status, effectiveFrom, effectiveTo, reason, ...rate }) => ({
        rateToken,
        ...onlyTerms(rate),
        status,
        effectiveFrom,
        effectiveTo,
        reason,
      }))
      .toReversed(),
    lines: linesOf(payer, database),
  }
}
