import type { Actor, Ref } from '@console/core/contracts'
import { day, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { type Approvable, approvals } from '../shared/approval'
import { allFailing, type CheckCode, type Findings, findingsOf } from '../shared/checks'
import { weightedAssign } from '../../random/weightedAssign'
import {
  arabicBusinesses,
  inventedBusinesses,
  longBusinesses,
  type NamedBusiness,
  type Trade,
} from '../names/businesses'
import type { NameStyle } from '../names/goods'
import { type Country, personName } from '../../random/people'
import { businessesByCountry, counties } from '../names/places'
import { once } from '../../random/once'
import { shopSettingSeeds } from '../shop-setting/seeds'

/** A business before its records are counted. */
export interface BusinessSeed {
  index: number
  secureToken: string
  tradingName: string
  trade: Trade
  country: Country
  county: string
  town: string
  risk: 'low' | 'medium' | 'high'
  approval: Approvable
}

/** Fixture records: the indices of the businesses that stories and tests may rely on. */
export const fixtureBusinesses = {
  longestName: 0,
  arabicName: 1,
  claimedByAnother: 2,
  overdueNineDays: 3,
  allChecksFail: 5,
  /** Has the registration, the tax number and the account of `duplicated`. */
  duplicate: 60,
  duplicated: 90,
  /** Was paid in two currencies in the last 30 days, one of them without decimals. */
  twoCurrencies: 68,
  /** Approved forty seconds before the sample's start, by an administrator. */
  decidedByAnother: 127,
  /** Suspended, with forty products that are hidden for that reason. */
  suspendedWithItems: 44,
} as const

export const businessSla = shopSettingSeeds.review.slaHours.business

/** Name and trade of each business. */
const namedBusinesses = once((): NamedBusiness[] => {
  const left: Record<NameStyle, NamedBusiness[]> = {
    plain: [...inventedBusinesses()],
    arabic: [...arabicBusinesses],
    long: [...longBusinesses],
  }
  return weightedAssign<NameStyle>(
    'business',
    'style',
    { plain: 392, arabic: arabicBusinesses.length, long: longBusinesses.length },
    { [fixtureBusinesses.longestName]: 'long', [fixtureBusinesses.arabicName]: 'arabic' },
  ).map((style) => left[style].shift() as NamedBusiness)
})

const businessCountries = once(() => weightedAssign('business', 'country', businessesByCountry))

const codes: readonly CheckCode[] = [
  'registration_document',
  'tax_pin',
  'identity',
  'no_duplicate',
  'payout_account',
]
const pharmacyCodes: readonly CheckCode[] = [...codes, 'pharmacy_licence']

/** Rules that check a business. */
export function businessChecks(index: number): readonly CheckCode[] {
  return namedBusinesses()[index]?.trade.kind === 'pharmacy' ? pharmacyCodes : codes
}

/** Findings of the rules for a business. */
export function businessFindings(index: number, status: Approvable['approvalStatus']): Findings {
  return findingsOf('business', index, status, businessChecks(index), givenFindings(index))
}

function givenFindings(index: number): Findings {
  if (index === fixtureBusinesses.allChecksFail) return allFailing(businessChecks(index))
  const isDoubled = index === fixtureBusinesses.duplicate || index === fixtureBusinesses.duplicated
  return isDoubled ? { no_duplicate: 'fail' } : {}
}

/** Owner of a business. */
export function businessOwner(index: number): Actor & { firstName: string; lastName: string } {
  const country = businessCountries()[index] as Country
  const { firstName, lastName } = personName(country, seededRandom('business', index, 'owner'))
  return {
    token: token('owner', index),
    name: `${firstName} ${lastName}`,
    role: 'owner',
    firstName,
    lastName,
  }
}

/** A business's owner as an actor. */
export function ownerActor(index: number): Actor {
  const { token, name, role } = businessOwner(index)
  return { token, name, role }
}

/** The 400 businesses of the sample database. */
export const businessSeeds = once((): BusinessSeed[] =>
  approvals({
    type: 'business',
    slaHours: businessSla,
    isDecidedByStaff: false,
    numbers: {
      pending: 46,
      under_review: 12,
      changes_requested: 9,
      approved: 290,
      update: 0,
      rejected: 23,
      suspended: 15,
      withdrawn: 5,
    },
    reserved: {
      [fixtureBusinesses.longestName]: 'pending',
      [fixtureBusinesses.arabicName]: 'pending',
      [fixtureBusinesses.claimedByAnother]: 'under_review',
      [fixtureBusinesses.overdueNineDays]: 'pending',
    },
    checks: businessChecks,
    findings: businessFindings,
    owner: ownerActor,
    since: (index) =>
      sampleStart - seededRandom('business', index, 'since').integer(200, 900) * day,
    liveFor: 8 * day,
    fixtures: fixtureBusinesses,
  }).map((approval, index) => {
    const { name, trade } = namedBusinesses()[index] as NamedBusiness
    const country = businessCountries()[index] as Country
    const [county, town] = seededRandom('business', index, 'county').pick(counties[country])
    const risk = seededRandom('business', index, 'risk').next()
    return {
      index,
      secureToken: token('business', index),
      tradingName: name,
      trade,
      country,
      county,
      town,
      risk: risk < 0.78 ? 'low' : risk < 0.95 ? 'medium' : 'high',
      approval,
    }
  }),
)

/** Active businesses: those with products, services and listings. */
export const tradingBusinesses = once(() =>
  businessSeeds().filter(({ approval }) => approval.approvalStatus === 'approved'),
)

/** Reference to a business. */
export function businessRef({ secureToken, tradingName }: BusinessSeed): Ref {
  return { token: secureToken, label: tradingName }
}
