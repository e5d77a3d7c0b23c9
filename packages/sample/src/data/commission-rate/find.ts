import { normalizeForSearch } from '@console/core/i18n'
import {
  levelsOf,
  type RateKind,
  type RateSubject,
  type Sold,
} from '@console/domain/commission-rate'
import type { SampleDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import type { Agent } from '../agent/rows'
import { businessEntity } from '../business/entity'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { serviceEntity } from '../service-product/entity'
import { soldAs } from './sold'
import { categoryToken } from './subjects'

/** Maximum results. */
const max = 10

const categories = new WeakMap<object, ReadonlyMap<string, readonly string[]>>()

/** All categories in use, by their tokens. */
function categoriesIn(database: SampleDatabase): ReadonlyMap<string, readonly string[]> {
  const products = database.rows(productEntity)
  let known = categories.get(products)
  if (!known) {
    const paths = [...products, ...database.rows(serviceEntity)].flatMap(({ category: { path } }) =>
      path.map((_, depth) => path.slice(0, depth + 1)),
    )
    known = new Map(paths.map((path) => [categoryToken(path), path]))
    categories.set(products, known)
  }
  return known
}

/** Names of categories, by their tokens. */
export function categoryNames(database: SampleDatabase): ReadonlyMap<string, string> {
  return new Map([...categoriesIn(database)].map(([token, path]) => [token, path.join(' › ')]))
}

/** All possible subjects of a kind of rate, the widest first. */
function* all(kind: RateKind, database: SampleDatabase): Generator<RateSubject> {
  const levels = levelsOf[kind]
  yield { type: 'default', ref: null, item: null }
  for (const [token, path] of categoriesIn(database))
    yield { type: 'category', ref: { token, label: path.join(' › ') }, item: null }
  for (const { secureToken, tradingName, approvalStatus } of database.rows(businessEntity))
    if (approvalStatus === 'approved')
      yield { type: 'business', ref: { token: secureToken, label: tradingName }, item: null }
  if (levels.includes('agent'))
    for (const agent of database.rows(agentEntity))
      if (agent.approvalStatus === 'approved') yield subjectOfAgent(agent)
  if (!levels.includes('product')) return
  for (const item of database.rows(productEntity))
    if (item.approvalStatus === 'approved') yield subjectOfItem('product', item)
  for (const item of database.rows(serviceEntity))
    if (item.approvalStatus === 'approved') yield subjectOfItem('service_product', item)
}

/** An agent as the subject of a rate. */
export function subjectOfAgent({ agentToken, first_name, last_name }: Agent): RateSubject {
  return {
    type: 'agent',
    ref: { token: agentToken, label: `${first_name} ${last_name}` },
    item: null,
  }
}

type Item = Pick<Product, 'productToken' | 'name' | 'sku' | 'business' | 'category'>

/** A product or service as the subject of a rate. */
export function subjectOfItem(
  type: 'product' | 'service_product',
  { productToken, name, sku, business }: Item,
): RateSubject {
  return { type, ref: { token: productToken, label: name }, item: { sku, business } }
}

/** A subject with its current name, whatever the caller wrote; unchanged if it no longer exists. */
export function currentSubject(subject: RateSubject, database: SampleDatabase): RateSubject {
  const { type, ref } = subject
  if (ref === null || (type !== 'product' && type !== 'service_product')) return subject
  const item = itemOf(type, ref.token, database)
  return item ? subjectOfItem(type, item) : subject
}

function itemOf(type: 'product' | 'service_product', token: string, database: SampleDatabase) {
  const items: readonly Item[] =
    type === 'product' ? database.rows(productEntity) : database.rows(serviceEntity)
  return items.find(({ productToken }) => productToken === token)
}

/** Searches the subjects of rates: every word of `q` must be in the name, the SKU or the seller's name. */
export function findSubjects(kind: RateKind, q: string, database: SampleDatabase): RateSubject[] {
  const words = normalizeForSearch(q).split(' ').filter(Boolean)
  const found: RateSubject[] = []
  for (const subject of all(kind, database)) {
    const { ref, item } = subject
    const text = normalizeForSearch([ref?.label, item?.sku, item?.business.label].join('\n'))
    if (ref === null ? words.length > 0 : !words.every((word) => text.includes(word))) continue
    found.push(subject)
    if (found.length === max) break
  }
  return found
}

/** Subjects of rates, by their tokens, in their order. */
export function subjectsOf(
  kind: RateKind,
  tokens: readonly string[],
  database: SampleDatabase,
): RateSubject[] {
  const wanted = new Set(tokens)
  const found = new Map<string, RateSubject>()
  for (const subject of all(kind, database))
    if (subject.ref && wanted.has(subject.ref.token)) found.set(subject.ref.token, subject)
  return tokens.flatMap((token) => found.get(token) ?? [])
}

const nothing: Sold = { item: null, agent: null, business: null, categories: [] }

/** Data that decides which rate applies to a subject now. */
export function soldOfSubject({ type, ref }: RateSubject, database: SampleDatabase): Sold {
  if (ref === null) return nothing
  switch (type) {
    case 'default':
      return nothing
    case 'category': {
      const path = categoriesIn(database).get(ref.token) ?? []
      return {
        ...nothing,
        categories: path.map((_, place) => categoryToken(path.slice(0, path.length - place))),
      }
    }
    case 'business':
      return { ...nothing, business: ref.token }
    case 'agent':
      return { ...nothing, agent: ref.token }
    case 'product':
    case 'service_product': {
      const item = itemOf(type, ref.token, database)
      return item ? soldAs(type, item) : nothing
    }
  }
}
