import type { BusinessRow } from '@console/domain/business'
import type { Stored } from '../shared/approvalDecisions'
import type { Ref } from '@console/core/contracts'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { agentRef, type AgentSeed, agentSeeds } from '../agent/seeds'
import { businessFindings, type BusinessSeed, businessSeeds, fixtureBusinesses } from './seeds'
import type { Registered } from './registered'
import { statsOf } from './stats'
import { grouped } from '../../random/grouped'
import { listingPlans, planRef } from '../listing-plan/rows'
import { planOfBusiness } from '../listing/seeds'
import type { Country } from '../../random/people'
import { lazily, once } from '../../random/once'
import { digits, expiryOf } from '../shared/parties'
import { emblem } from '../shared/pictures'

/** Summary row: the fields of a record in lists. */
export type Business = Stored<BusinessRow> & {
  country: Country
  /** Data of its registration, if it is not from the seed. */
  registered?: Registered
}

/** A business before its orders are counted. */
export type UncountedBusiness = Omit<Business, 'stats' | 'lastOrderAt'>

type Capability = 'b2c' | 'b2b' | 'merchant' | 'services' | 'afya' | 'directory'

/** Agents who may have recruited a business, by country, the longest known first. */
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

/** Agent who recruited a business: one who was approved before it came. */
function recruiterOf({ index, country, approval }: BusinessSeed): AgentSeed | null {
  const stream = seededRandom('business', index, 'recruitedBy')
  if (stream.next() > 0.55) return null
  const came =
    approval.approvedAt ?? approval.submission?.submittedAt ?? approval.decision?.at ?? ''
  const before = (recruiters().get(country) ?? []).filter(
    (agent) => (agent.approval.approvedAt ?? '') < came,
  )
  return before.length > 0 ? stream.pick(before) : null
}

function planOf({ index, approval }: BusinessSeed): Ref | null {
  if (approval.approvedAt === null) return null
  if (statsOf(index).listings > 0) return planRef(planOfBusiness(index))
  const share = seededRandom('business', index, 'plan').next()
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

/** Index of the business whose numbers a record has: its own, or those of an earlier one. */
export function numberHolder(index: number): number {
  return index === fixtureBusinesses.duplicate ? fixtureBusinesses.duplicated : index
}

function taxPinOf({ index, country }: BusinessSeed): string {
  const { prefix, digits: count, suffix } = numberForms[country]
  const seed = businessSeeds()[index]
  const isWrong =
    businessFindings(index, seed?.approval.approvalStatus ?? 'pending').tax_pin === 'fail'
  return `${prefix}${digits('business', numberHolder(index), 'taxPin', isWrong ? 4 : count)}${suffix}`
}

/** Half of the businesses that could take money over the counter do, and all whose name is Arabic. */
export function capabilitiesOf({
  index,
  tradingName,
  trade: { kind },
}: BusinessSeed): Capability[] {
  const stream = seededRandom('business', index, 'capabilities')
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

/** First day on which a document of a live business has expired. */
function documentsExpireOn({ index, trade, approval }: BusinessSeed): string | null {
  if (approval.approvedAt === null) return null
  const findings = businessFindings(index, approval.approvalStatus)
  const documents = ['tax_compliance', 'trade_permit'] as const
  const all = trade.kind === 'pharmacy' ? [...documents, 'pharmacy_licence' as const] : documents
  const days = all.map((document) => expiryOf('business', index, document, findings) ?? '')
  return days.toSorted()[0] ?? null
}

function logoOf({ index, tradingName }: BusinessSeed): Business['logo'] {
  if (seededRandom('business', index, 'logo').next() >= 0.85) return null
  const paint = seededRandom('business', index, 'paint').integer(0, 9)
  return emblem(token('logo', index), tradingName, paint)
}

function recruitedByOf(seed: BusinessSeed): Ref | null {
  const recruiter = recruiterOf(seed)
  return recruiter && agentRef(recruiter)
}

/** Fields of a business that are drawn, checked or counted beyond its seed. */
const withRest = lazily<
  BusinessSeed,
  Pick<
    Business,
    'legalName' | 'logo' | 'capabilities' | 'taxPin' | 'recruitedBy' | 'plan' | 'documentsExpireOn'
  >
>({
  legalName: ({ index, tradingName }) =>
    `${tradingName} ${seededRandom('business', index, 'form').pick(legalForms)}`,
  logo: logoOf,
  capabilities: capabilitiesOf,
  taxPin: taxPinOf,
  recruitedBy: recruitedByOf,
  plan: planOf,
  documentsExpireOn,
})

/** The 400 businesses of the sample database. */
export const businesses = once((): UncountedBusiness[] =>
  businessSeeds().map((seed) =>
    withRest(
      {
        version: 1,
        secureToken: seed.secureToken,
        businessNo: `B-${String(seed.index + 1).padStart(6, '0')}`,
        tradingName: seed.tradingName,
        kind: seed.trade.kind,
        country: seed.country,
        county: seed.county,
        town: seed.town,
        risk: seed.risk,
        ...seed.approval,
      },
      seed,
    ),
  ),
)
