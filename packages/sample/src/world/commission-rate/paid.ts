import {
  agentCommissionsResource,
  gapReasons,
  type GapReason,
  type PaidDetail,
  type PaidRow,
  platformRate,
  productCommissionsResource,
  rateLevels,
  resolveRate,
  type Sold,
} from '@console/domain/commission-rate'
import { earnedBy } from '@console/domain/order'
import { choice, type ListSource, oneOf } from '../../lists/listSource'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { Entity } from '../../store/entity'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { agentEntity } from '../agent/entity'
import type { Agent } from '../agent/rows'
import { orderEntity } from '../order/entity'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { bookOf } from './book'
import { countsOf } from './counts'
import { rateEntity } from './entity'
import { categoryNames } from './find'
import { ladderOf } from './ladder'
import { soldOf } from './month'
import { onlyTerms, type Rate } from './rows'
import { soldAs } from './sold'

/** What is paid or earned by one: a product, or an agent. */
interface Payer {
  type: 'product' | 'agent'
  sold: Sold
  token: string
  name: string
}

/**
 * Products and agents as their money screens name them (domain design D-7): tables of their own, for a table has one token. What is
 * decided about them since the seed is not seen here; their rates and orders are.
 */
const productMoney: Entity<Product> = {
  ...productEntity,
  name: 'product-commissions',
  token: 'productToken',
}
const agentMoney: Entity<Agent> = {
  ...agentEntity,
  name: 'agent-commissions',
  token: 'agentToken',
}

function ofProduct(product: Product): Payer {
  const { productToken, name } = product
  return { type: 'product', sold: soldAs('product', product), token: productToken, name }
}

function ofAgent({ agentToken, first_name, last_name }: Agent): Payer {
  return {
    type: 'agent',
    sold: { item: null, agent: agentToken, business: null, categories: [] },
    token: agentToken,
    name: `${first_name} ${last_name}`,
  }
}

function rateOf({ type, sold }: Payer, world: World): Rate | null {
  const at = instant(world.now())
  const book = bookOf(world)
  return type === 'agent' ? resolveRate(book, 'agent', sold, at) : platformRate(book, sold, at)
}

const owned = new WeakMap<object, ReadonlyMap<string, readonly Rate[]>>()

/** The rates of what is paid by itself, by its token, as they were written down. */
function ownRates(token: string, world: World): readonly Rate[] {
  const rows = world.rows(rateEntity)
  let known = owned.get(rows)
  if (!known) {
    const made = new Map<string, Rate[]>()
    for (const rate of rows) {
      const { type, ref } = rate.subject
      if (!ref || (type !== 'product' && type !== 'agent')) continue
      made.set(ref.token, [...(made.get(ref.token) ?? []), rate])
    }
    owned.set(rows, (known = made))
  }
  return known.get(token) ?? []
}

function gapOf({ token }: Payer, world: World): PaidRow['gap'] {
  const own = ownRates(token, world)
  const now = instant(world.now())
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

function rowOf(payer: Payer, world: World) {
  const rate = rateOf(payer, world)
  const { byItem, byAgent, ordersOf } = countsOf(world)
  return {
    token: payer.token,
    name: payer.name,
    rate: rate && {
      rateToken: rate.rateToken,
      ...onlyTerms(rate),
      kind: rate.kind,
      subject: rate.subject,
      effectiveFrom: rate.effectiveFrom,
    },
    gap: gapOf(payer, world),
    orders30d: ordersOf.get(payer.token) ?? 0,
    earned30d: [...((payer.type === 'agent' ? byAgent : byItem).get(payer.token) ?? [])],
  }
}

/** The last lines that were sold of a product, or brought by an agent. */
function linesOf({ type, token, sold }: Payer, world: World): PaidDetail['lines'] {
  const by = type === 'agent' ? 'agent' : 'platform'
  const lines: PaidDetail['lines'] = []
  for (const order of world.rows(orderEntity).toReversed()) {
    if (order.placedAt === null) continue
    if (type === 'agent' ? order.agent?.token !== token : order.seller.token !== sold.business)
      continue
    for (const { line, currency, value } of soldOf(order, world)) {
      const rate = line.rates[by]
      if (!rate || (type === 'product' && line.product.productToken !== token)) continue
      lines.push({
        lineId: line.lineId,
        order: { token: order.secureToken, label: order.reference },
        placedAt: order.placedAt,
        product: line.product.label,
        value: { amount: value, currency },
        rateBps: rate.rateBps,
        rateToken: rate.rateToken,
        earned: { amount: earnedBy(line, by), currency },
      })
      if (lines.length === 20) return lines
    }
  }
  return lines
}

function detailOf(payer: Payer, world: World) {
  const kinds = payer.type === 'agent' ? (['agent'] as const) : (['product', 'order'] as const)
  return {
    ladder: ladderOf(
      kinds,
      payer.sold,
      { own: payer.name, categories: categoryNames(world) },
      world,
    ),
    own: ownRates(payer.token, world)
      .map(({ rateToken, status, effectiveFrom, effectiveTo, reason, ...rate }) => ({
        rateToken,
        ...onlyTerms(rate),
        status,
        effectiveFrom,
        effectiveTo,
        reason,
      }))
      .toReversed(),
    lines: linesOf(payer, world),
  }
}

/** The filters that products and agents have in common. */
function filtersOf<Record>(payerOf: (record: Record) => Payer) {
  return {
    /** What of the rate in force decides it. */
    level: choice<Record>(
      rateLevels,
      (record, { world }) => rateOf(payerOf(record), world)?.subject.type ?? null,
    ),
    /** Why there is none of its own. */
    gap: choice<Record>(
      gapReasons,
      (record, { world }): GapReason | null => gapOf(payerOf(record), world)?.reason ?? null,
    ),
  }
}

const productPaidList = {
  searched: ({ name, sku, business }) => [name, sku, business.label],
  filters: {
    ...filtersOf(ofProduct),
    business: oneOf(({ business }) => business.token),
    category: oneOf(({ category }) => category.path.join(' › ')),
    approval: oneOf(({ approvalStatus }) => approvalStatus),
  },
  sorts: {
    name: ({ name }) => name,
    business: ({ business }) => business.label,
    category: ({ category }) => category.path.join(' › '),
    sold: ({ sold30d }) => sold30d,
  },
} satisfies Omit<ListSource<Product>, 'token'>

const agentPaidList = {
  searched: ({ first_name, last_name, agentNo }) => [first_name, last_name, agentNo],
  filters: {
    ...filtersOf(ofAgent),
    tier: oneOf(({ tier }) => tier),
    approval: oneOf(({ approvalStatus }) => approvalStatus),
  },
  sorts: {
    name: (agent) => ofAgent(agent).name,
    tier: ({ tier }) => tier,
    sold: ({ orders30d }) => orders30d,
  },
} satisfies Omit<ListSource<Agent>, 'token'>

function productRow(product: Product, world: World) {
  const { version, secureToken, image, business, category } = product
  return {
    version,
    secureToken,
    image,
    business,
    category: [...category.path],
    tier: null,
    ...rowOf(ofProduct(product), world),
  }
}

function agentRow(agent: Agent, world: World) {
  const { version, secureToken, photo, tier } = agent
  return {
    version,
    secureToken,
    image: photo,
    business: null,
    category: null,
    tier,
    ...rowOf(ofAgent(agent), world),
  }
}

/** The endpoints of what products pay. */
export const productPaidEndpoints = resourceEndpoints({
  resource: productCommissionsResource,
  entity: productMoney,
  list: productPaidList,
  toRow: productRow,
  toDetail: (product, world) => ({
    ...productRow(product, world),
    ...detailOf(ofProduct(product), world),
  }),
  decisions: [],
  past: () => [],
})

/** The endpoints of what agents earn. */
export const agentPaidEndpoints = resourceEndpoints({
  resource: agentCommissionsResource,
  entity: agentMoney,
  list: agentPaidList,
  toRow: agentRow,
  toDetail: (agent, world) => ({ ...agentRow(agent, world), ...detailOf(ofAgent(agent), world) }),
  decisions: [],
  past: () => [],
})
