import { foldText } from '@console/core/i18n'
import {
  levelsOf,
  type RateKind,
  type RateSubject,
  type Sold,
} from '@console/domain/commission-rate'
import type { World } from '../../store/store'
import { agentEntity } from '../agent/entity'
import { businessEntity } from '../business/entity'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { soldAs } from './sold'
import { categoryToken } from './subjects'

/** So many are found at most. */
const most = 10

const categories = new WeakMap<object, ReadonlyMap<string, readonly string[]>>()

/** All categories that anything is sold in, by their tokens. */
function categoriesIn(world: World): ReadonlyMap<string, readonly string[]> {
  const products = world.rows(productEntity)
  let known = categories.get(products)
  if (!known) {
    const paths = [...products, ...world.rows(serviceEntity)].flatMap(({ category: { path } }) =>
      path.map((_, depth) => path.slice(0, depth + 1)),
    )
    known = new Map(paths.map((path) => [categoryToken(path), path]))
    categories.set(products, known)
  }
  return known
}

/** How categories are called, by their tokens. */
export function categoryNames(world: World): ReadonlyMap<string, string> {
  return new Map([...categoriesIn(world)].map(([token, path]) => [token, path.join(' › ')]))
}

/** Everything that a rate of a kind can be of, the widest first. */
function* all(kind: RateKind, world: World): Generator<RateSubject> {
  const levels = levelsOf[kind]
  yield { type: 'default', ref: null }
  for (const [token, path] of categoriesIn(world))
    yield { type: 'category', ref: { token, label: path.join(' › ') } }
  for (const { secureToken, tradingName, approvalStatus } of world.rows(businessEntity))
    if (approvalStatus === 'approved')
      yield { type: 'business', ref: { token: secureToken, label: tradingName } }
  if (levels.includes('agent'))
    for (const { agentToken, first_name, last_name, approvalStatus } of world.rows(agentEntity))
      if (approvalStatus === 'approved')
        yield { type: 'agent', ref: { token: agentToken, label: `${first_name} ${last_name}` } }
  if (!levels.includes('product')) return
  for (const { productToken, name, approvalStatus } of world.rows(productEntity))
    if (approvalStatus === 'approved')
      yield { type: 'product', ref: { token: productToken, label: name } }
  for (const { productToken, name, approvalStatus } of world.rows(serviceEntity))
    if (approvalStatus === 'approved')
      yield { type: 'service_product', ref: { token: productToken, label: name } }
}

/** What a rate can be of, by name: every word of `q` in it. */
export function findSubjects(kind: RateKind, q: string, world: World): RateSubject[] {
  const words = foldText(q).split(' ').filter(Boolean)
  const found: RateSubject[] = []
  for (const subject of all(kind, world)) {
    const name = foldText(subject.ref?.label ?? '')
    if (subject.ref === null ? words.length > 0 : !words.every((word) => name.includes(word)))
      continue
    found.push(subject)
    if (found.length === most) break
  }
  return found
}

/** What a rate can be of, by its tokens, in their order. */
export function subjectsOf(kind: RateKind, tokens: readonly string[], world: World): RateSubject[] {
  const wanted = new Set(tokens)
  const found = new Map<string, RateSubject>()
  for (const subject of all(kind, world))
    if (subject.ref && wanted.has(subject.ref.token)) found.set(subject.ref.token, subject)
  return tokens.flatMap((token) => found.get(token) ?? [])
}

const nothing: Sold = { item: null, agent: null, business: null, categories: [] }

/** What decides which rate a subject pays now. */
export function soldOfSubject({ type, ref }: RateSubject, world: World): Sold {
  if (ref === null) return nothing
  switch (type) {
    case 'default':
      return nothing
    case 'category': {
      const path = categoriesIn(world).get(ref.token) ?? []
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
      const items: readonly Parameters<typeof soldAs>[1][] =
        type === 'product' ? world.rows(productEntity) : world.rows(serviceEntity)
      const item = items.find(({ productToken }) => productToken === ref.token)
      return item ? soldAs(type, item) : nothing
    }
  }
}
