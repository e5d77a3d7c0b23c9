import { type Money, sumsOf } from '@console/core/contracts'
import type { SampleDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { earnedWith, monthOf } from './month'
import type { Rate } from './rows'
import { soldAs } from './sold'

/** Sales of the last 30 days, counted by rate, product and agent. */
interface Counts {
  byRate: ReadonlyMap<string, readonly Money[]>
  byItem: ReadonlyMap<string, readonly Money[]>
  byAgent: ReadonlyMap<string, readonly Money[]>
  ordersOf: ReadonlyMap<string, number>
}

const counted = new WeakMap<object, Counts>()

/** Counts the sales of the last 30 days, once for every state of the orders. */
export function countsOf(database: SampleDatabase): Counts {
  const month = monthOf(database)
  let counts = counted.get(month)
  if (counts) return counts
  const byRate = new Map<string, Money[]>()
  const byItem = new Map<string, Money[]>()
  const byAgent = new Map<string, Money[]>()
  const orders = new Map<string, Set<string>>()
  const add = (to: Map<string, Money[]>, key: string, money: Money) => {
    const list = to.get(key)
    if (list) list.push(money)
    else to.set(key, [money])
  }
  const note = (key: string, order: string) => {
    const known = orders.get(key)
    if (known) known.add(order)
    else orders.set(key, new Set([order]))
  }
  for (const { order, line, currency } of month) {
    const { platform, agent } = line.rates
    const item = line.product.productToken
    note(item, order.secureToken)
    const earned = earnedWith({ line, currency })
    if (platform) add(byRate, platform.rateToken, earned.platform)
    add(byItem, item, earned.platform)
    if (!order.agent) continue
    note(order.agent.token, order.secureToken)
    if (agent) add(byRate, agent.rateToken, earned.agent)
    add(byAgent, order.agent.token, earned.agent)
  }
  const summed = (from: Map<string, Money[]>) =>
    new Map([...from].map(([key, list]) => [key, sumsOf(list)]))
  counts = {
    byRate: summed(byRate),
    byItem: summed(byItem),
    byAgent: summed(byAgent),
    ordersOf: new Map([...orders].map(([key, set]) => [key, set.size])),
  }
  counted.set(month, counts)
  return counts
}

const below = new WeakMap<object, ReadonlyMap<string, number>>()

/** Number of products and services below each business and category. */
function itemsBelow(database: SampleDatabase): ReadonlyMap<string, number> {
  const products = database.rows(productEntity)
  let counts = below.get(products)
  if (!counts) {
    const made = new Map<string, number>()
    for (const item of [...products, ...database.rows(serviceEntity)]) {
      const { business, categories } = soldAs('product', item)
      for (const key of [business ?? '', ...categories]) made.set(key, (made.get(key) ?? 0) + 1)
    }
    below.set(products, (counts = made))
  }
  return counts
}

/** Number of products, services or agents to which a rate could apply. */
export function appliesTo(
  { kind, subject: { type, ref } }: Rate,
  database: SampleDatabase,
): number {
  if (type === 'default')
    return kind === 'agent'
      ? database.rows(agentEntity).length
      : database.rows(productEntity).length + database.rows(serviceEntity).length
  return type === 'business' || type === 'category'
    ? (itemsBelow(database).get(ref?.token ?? '') ?? 0)
    : 1
}
