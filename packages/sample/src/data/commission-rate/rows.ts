import type { CommissionRateRow, RateSubject, RateTerms } from '@console/domain/commission-rate'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { instant } from '../../store/clock'
import { agentRef, agentSeeds } from '../agent/seeds'
import { businessRef, businessSeeds } from '../business/seeds'
import { skuOf } from '../item/items'
import { namedProducts } from '../product/rows'
import { productSellers } from '../product/seeds'
import { namedServices } from '../service-product/rows'
import { serviceProviders } from '../service-product/seeds'
import { admins } from '../../accounts/actors'
import { type RateSeed, rateSeeds } from './seeds'
import type { SubjectSeed } from './subjects'

/** Summary row: the fields of a record in lists. Figures from orders are counted on read. */
export type Rate = Omit<CommissionRateRow, '_actions' | 'appliesTo' | 'earned30d'>

/** Reasons given for the rates of each kind. */
const reasons: Readonly<Record<SubjectSeed['kind'], readonly string[]>> = {
  product: [
    'Agreed with the seller for this year',
    'To win more of this trade from the markets',
    'Margins are thin: the seller asked for less',
    'Costly to handle, as the returns of last quarter show',
    'Follows the rate of comparable goods',
  ],
  order: [
    'The rate for everybody, reviewed each year',
    'Services are to become known',
    'Part of the harvest agreement',
  ],
  agent: [
    'Brings new sellers of a new county',
    'Agreed for the season',
    'Follows the tier of the agent',
  ],
}

/** Subject of a seeded rate, with its name. */
function subjectOf({ type, token, index, path }: SubjectSeed): RateSubject {
  const plain = { type, ref: null, item: null }
  if (token === null) return plain
  const agent = agentSeeds()[index]
  const business = businessSeeds()[index]
  if (type === 'agent' && agent) return { ...plain, ref: agentRef(agent) }
  if (type === 'business' && business) return { ...plain, ref: businessRef(business) }
  if (type === 'category') return { ...plain, ref: { token, label: path.join(' › ') } }
  const isProduct = type === 'product'
  const named = (isProduct ? namedProducts() : namedServices())[index]
  const seller = (isProduct ? productSellers() : serviceProviders())[index]
  return {
    type,
    ref: { token, label: named?.name ?? '' },
    item: seller
      ? {
          sku: skuOf(isProduct ? 'product' : 'serviceProduct', index),
          business: businessRef(seller),
        }
      : null,
  }
}

/** Picks the terms of a commission from an object with more fields. */
export function onlyTerms(terms: RateTerms): RateTerms {
  const { basis, rateBps, fixed, tiers, min, max, includesTax, includesDelivery, paidOutOf } = terms
  return { basis, rateBps, fixed, tiers, min, max, includesTax, includesDelivery, paidOutOf }
}

function rowOf(seed: RateSeed, _place: number, all: readonly RateSeed[]): Rate {
  const { index, of, before } = seed
  const stream = seededRandom('commissionRate', index, 'why')
  const previous = before === null ? undefined : all[before]
  return {
    version: 1,
    rateToken: seed.rateToken,
    kind: seed.kind,
    subject: subjectOf(of),
    ...onlyTerms(seed),
    status: seed.status,
    effectiveFrom: seed.effectiveFrom,
    effectiveTo: seed.effectiveTo,
    supersedes: previous?.rateToken ?? null,
    before: previous ? onlyTerms(previous) : null,
    reason: stream.pick(reasons[seed.kind]),
    changedBy: stream.pick(admins()),
    changedAt: instant(seed.changedAt),
    decision: null,
  }
}

/** 600 rates, those of a subject in sequence. */
export const rates = once((): Rate[] => rateSeeds().map(rowOf))
