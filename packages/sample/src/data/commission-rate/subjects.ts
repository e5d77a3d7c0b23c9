import type { RateKind, RateLevel } from '@console/domain/commission-rate'
import { once } from '../../random/once'
import { seededRandom, shuffled } from '../../random/random'
import { checksum, token } from '../../random/token'
import { agentSeeds } from '../agent/seeds'
import { businessSeeds } from '../business/seeds'
import { groupNames } from '../names/goods'
import { liveProducts, productSellers } from '../product/seeds'
import { serviceApprovals, serviceProviders } from '../service-product/seeds'
import { plain } from '../shared/parties'

/** Subject of a seeded rate, without its name. */
export interface SubjectSeed {
  kind: RateKind
  type: RateLevel
  /** Null for the default. */
  token: string | null
  /** For a record: its index in the seed of its entity. */
  index: number
  /** For a category. */
  path: readonly string[]
}

/** Token of a category, by its names from the outermost to its own. */
export function categoryToken(path: readonly string[]): string {
  return checksum(path.map(plain).join('.'))
}

/** Categories within a group that have rates of their own. */
const within: readonly (readonly string[])[] = [
  [groupNames.energy, 'Solar'],
  [groupNames.energy, 'Gas'],
  [groupNames.food, 'Flour & Grains'],
  [groupNames.food, 'Tea & Coffee'],
  [groupNames.clothing, 'Fabrics'],
  [groupNames.home, 'Cleaning'],
]

const groups = [groupNames.energy, groupNames.phone, groupNames.clothing, groupNames.building]

/** Live services. */
const liveServices = once(() =>
  serviceApprovals().flatMap(({ approvalStatus }, index) =>
    approvalStatus === 'approved' ? [index] : [],
  ),
)

function some(name: string, indices: readonly number[], count: number): number[] {
  return shuffled(indices, seededRandom('commissionRate', 0, name)).slice(0, count)
}

/** Subjects of the 140 rates: defaults, categories, and drawn records. */
export const rateSubjects = once((): SubjectSeed[] => {
  const none = { index: -1, path: [] }
  const ofCategory = (kind: RateKind) => (path: readonly string[]) => ({
    kind,
    type: 'category' as const,
    token: categoryToken(path),
    index: -1,
    path,
  })
  const ofRecord = (
    kind: RateKind,
    type: RateLevel,
    indices: readonly number[],
    tokenOf: (index: number) => string,
  ) => indices.map((index) => ({ kind, type, token: tokenOf(index), index, path: [] }))

  const sellers = [...new Set(productSellers().map(({ index }) => index))]
  const providers = [...new Set(serviceProviders().map(({ index }) => index))]
  const business = (index: number) => businessSeeds()[index]?.secureToken ?? ''
  const approved = agentSeeds()
    .filter(({ approval }) => approval.approvalStatus === 'approved')
    .map(({ index }) => index)
  return [
    { kind: 'order', type: 'default', token: null, ...none },
    { kind: 'agent', type: 'default', token: null, ...none },
    ...groups.map((group) => ofCategory('product')([group])),
    ...within.map(ofCategory('product')),
    ...[[groupNames.school], [groupNames.farm], ['Services']].map(ofCategory('order')),
    ...ofRecord('product', 'business', some('product business', sellers, 36), business),
    ...ofRecord('order', 'business', some('order business', providers, 8), business),
    ...ofRecord('product', 'product', some('product', liveProducts(), 48), (index) =>
      token('productMoney', index),
    ),
    ...ofRecord('product', 'service_product', some('service', liveServices(), 8), (index) =>
      token('serviceProductMoney', index),
    ),
    ...ofRecord('agent', 'agent', some('agent', approved, 20), (index) =>
      token('agentMoney', index),
    ),
    ...ofRecord('agent', 'business', some('agent business', sellers, 5), business),
  ]
})
