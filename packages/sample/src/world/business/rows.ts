import type { BusinessRow } from '@console/domain/business'
import type { Stored } from '../shared/approvalDecisions'
import type { Ref } from '@console/core/contracts'
import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { agentRef, type AgentSeed, agentSeeds } from '../agent/seeds'
import {
  businessFindings,
  businessRef,
  type BusinessSeed,
  businessSeeds,
  goldenBusinesses,
} from './seeds'
import { grouped } from '../../draws/grouped'
import { listingBusiness, listingApprovals, planOfBusiness } from '../listing/seeds'
import { listingPlans, planRef } from '../listing-plan/rows'
import type { Country } from '../names/places'
import { once } from '../../draws/once'
import { digits, expiryOf } from '../shared/parties'
import { emblem } from '../shared/pictures'
import { products } from '../product/rows'
import { averageOf } from '../review/seeds'
import { serviceProducts } from '../service-product/rows'

/** The summary row: what lists have of the record. */
export type Business = Stored<BusinessRow> & { country: Country }

/** A business before what was ordered of it is counted. */
export type UncountedBusiness = Omit<Business, 'stats' | 'lastOrderAt'> & {
  stats: Omit<Business['stats'], 'orders30d' | 'gmv30d' | 'returnsRateBps'>
}

type Capability = 'b2c' | 'b2b' | 'merchant' | 'services' | 'afya' | 'directory'

/** What belongs to a business, counted over the rows there are. */
interface Belongings {
  products: number
  services: number
  listings: number
  rating: { count: number; stars: number }
}

/** What belongs to each business, by its token. */
const belongings = once(() => {
  const found = new Map<string, Belongings>()

  function of(business: Ref): Belongings {
    let one = found.get(business.token)
    if (!one) {
      one = {
        products: 0,
        services: 0,
        listings: 0,
        rating: { count: 0, stars: 0 },
      }
      found.set(business.token, one)
    }
    return one
  }

  for (const { business, ratingAvg, reviewCount } of products()) {
    const one = of(business)
    one.products += 1
    one.rating.count += reviewCount
    one.rating.stars += Math.round(((ratingAvg ?? 0) * reviewCount) / 100)
  }
  for (const { business } of serviceProducts()) of(business).services += 1
  for (const index of listingApprovals().keys())
    of(businessRef(listingBusiness(index))).listings += 1
  return found
})

/** Agents who may have brought a business, by country, the longest known first. */
const recruiters = once(() =>
  grouped(
    agentSeeds()
      .filter(({ approval }) => approval.approvedAt !== null)
      .toSorted((one, other) =>
        (one.approval.approvedAt ?? '') < (other.approval.approvedAt ?? '') ? -1 : 1,
      ),
    ({ country }) => country,
  ),
)

/** The agent who brought a business: one who was approved before it came. */
function recruiterOf({ index, country, approval }: BusinessSeed): AgentSeed | null {
  const stream = draws('business', index, 'recruitedBy')
  if (stream.next() > 0.55) return null
  const came =
    approval.approvedAt ?? approval.submission?.submittedAt ?? approval.decision?.at ?? ''
  const before = (recruiters().get(country) ?? []).filter(
    (agent) => (agent.approval.approvedAt ?? '') < came,
  )
  return before.length > 0 ? stream.pick(before) : null
}

function planOf({ index, approval }: BusinessSeed, listings: number): Ref | null {
  if (approval.approvedAt === null) return null
  if (listings > 0) return planRef(planOfBusiness(index))
  const share = draws('business', index, 'plan').next()
  const plan = share < 0.4 ? undefined : listingPlans()[share < 0.85 ? 0 : 1]
  return plan ? planRef(plan) : null
}

const numberForms: Record<Country, { prefix: string; digits: number; suffix: string }> = {
  KE: { prefix: 'P0', digits: 8, suffix: 'Z' },
  UG: { prefix: '10', digits: 8, suffix: '' },
  TZ: { prefix: '1', digits: 8, suffix: '' },
  RW: { prefix: '10', digits: 7, suffix: '' },
  ET: { prefix: '00', digits: 8, suffix: '' },
  SO: { prefix: 'SO', digits: 7, suffix: '' },
}

/** Of whom a record has the numbers: its own, or those of the business that was here before it. */
export function numberHolder(index: number): number {
  return index === goldenBusinesses.duplicate ? goldenBusinesses.duplicated : index
}

function taxPinOf({ index, country }: BusinessSeed): string {
  const { prefix, digits: count, suffix } = numberForms[country]
  const seed = businessSeeds()[index]
  const isWrong =
    businessFindings(index, seed?.approval.approvalStatus ?? 'pending').tax_pin === 'fail'
  return `${prefix}${digits('business', numberHolder(index), 'taxPin', isWrong ? 4 : count)}${suffix}`
}

/** Half of those who could take money over the counter do, and all whose name is Arabic. */
function capabilitiesOf({ index, tradingName, trade: { kind } }: BusinessSeed): Capability[] {
  const stream = draws('business', index, 'capabilities')
  const listed: Capability[] = stream.next() < 0.55 ? ['directory'] : []
  const isArabic = /\p{Script=Arabic}/u.test(tradingName)
  const isMerchant = stream.next() < 0.5 || isArabic
  const merchant: Capability[] = isMerchant ? ['merchant'] : []
  switch (kind) {
    case 'retailer':
      return ['b2c', ...merchant, ...listed]
    case 'pharmacy':
      return ['afya', 'b2c', ...merchant, ...listed]
    case 'service_provider':
      return ['services', ...listed]
    case 'wholesaler':
      return ['b2c', 'b2b', ...merchant, ...listed]
    default:
      return ['b2b', ...(isArabic ? merchant : []), ...listed]
  }
}

const legalForms = ['Ltd', 'Company Limited', 'Enterprises', 'Investments Ltd', '& Sons']

/** The 400 businesses of the sample world. */
export const businesses = once((): UncountedBusiness[] =>
  businessSeeds().map((seed) => {
    const { index, secureToken, tradingName, country, approval } = seed
    const owned = belongings().get(secureToken)
    const findings = businessFindings(index, approval.approvalStatus)
    const stats = statsOf(owned)
    const recruiter = recruiterOf(seed)
    return {
      version: 1,
      secureToken,
      businessNo: `B-${String(index + 1).padStart(6, '0')}`,
      tradingName,
      legalName: `${tradingName} ${draws('business', index, 'form').pick(legalForms)}`,
      logo:
        draws('business', index, 'logo').next() < 0.85
          ? emblem(
              token('logo', index),
              tradingName,
              draws('business', index, 'paint').integer(0, 9),
            )
          : null,
      kind: seed.trade.kind,
      capabilities: capabilitiesOf(seed),
      country,
      county: seed.county,
      town: seed.town,
      taxPin: taxPinOf(seed),
      recruitedBy: recruiter && agentRef(recruiter),
      plan: planOf(seed, stats.listings),
      stats,
      risk: seed.risk,
      documentsExpireOn:
        approval.approvedAt === null
          ? null
          : ([
              'tax_compliance',
              'trade_permit',
              ...(seed.trade.kind === 'pharmacy' ? ['pharmacy_licence'] : []),
            ]
              .map(
                (document) =>
                  expiryOf('business', index, document as 'tax_compliance', findings) ?? '',
              )
              .toSorted()[0] ?? null),
      ...approval,
    }
  }),
)

function statsOf(owned?: Belongings): UncountedBusiness['stats'] {
  return {
    products: owned?.products ?? 0,
    services: owned?.services ?? 0,
    listings: owned?.listings ?? 0,
    ratingAvg: averageOf(owned?.rating),
    reviewCount: owned?.rating.count ?? 0,
  }
}
