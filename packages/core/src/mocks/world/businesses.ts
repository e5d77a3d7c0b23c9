import { instant, sampleStart } from '../clock'
import { draws } from '../random'
import { token } from '../token'
import { staffActor } from './actors'
import { type Approvable, approvals } from './approval'
import { dealt } from './dealt'
import {
  arabicBusinesses,
  type BusinessKind,
  inventedBusinesses,
  longBusinesses,
  type NamedBusiness,
  type Trade,
} from './names/businesses'
import type { NameStyle } from './names/goods'
import { businessesByCountry, counties, type Country } from './names/places'
import { once } from './once'

/** Domain design 4.2, the summary row. */
export interface Business extends Approvable {
  version: number
  secureToken: string
  businessNo: string
  tradingName: string
  kind: BusinessKind
  country: Country
  county: string
  town: string
}

/** Domain design 10, golden records: the indices of the businesses that stories and tests may rely on. */
export const goldenBusinesses = {
  longestName: 0,
  arabicName: 1,
  claimedByAnother: 2,
  overdueNineDays: 3,
} as const

/** A reference to another record (domain design 2.1). */
export interface Ref {
  token: string
  label: string
}

const slaHours = 48
const hour = 60 * 60_000

/** What each business is called and does. */
const namedBusinesses = once((): NamedBusiness[] => {
  const left: Record<NameStyle, NamedBusiness[]> = {
    plain: [...inventedBusinesses()],
    arabic: [...arabicBusinesses],
    long: [...longBusinesses],
  }
  return dealt<NameStyle>(
    'business',
    'style',
    { plain: 392, arabic: arabicBusinesses.length, long: longBusinesses.length },
    { [goldenBusinesses.longestName]: 'long', [goldenBusinesses.arabicName]: 'arabic' },
  ).map((style) => left[style].shift() as NamedBusiness)
})

/** Domain design 10: 400 businesses. */
export const businesses = once((): Business[] => {
  const countries = dealt('business', 'country', businessesByCountry)
  return approvals(
    'business',
    slaHours,
    {
      pending: 46,
      under_review: 12,
      changes_requested: 9,
      approved: 290,
      update: 0,
      rejected: 23,
      suspended: 15,
      withdrawn: 5,
    },
    {
      [goldenBusinesses.longestName]: 'pending',
      [goldenBusinesses.arabicName]: 'pending',
      [goldenBusinesses.claimedByAnother]: 'under_review',
      [goldenBusinesses.overdueNineDays]: 'pending',
    },
  ).map((approval, index) => {
    const { name, trade } = namedBusinesses()[index] as NamedBusiness
    const country = countries[index] as Country
    const [county, town] = draws('business', index, 'county').pick(counties[country])
    return {
      version: 1,
      secureToken: token('business', index),
      businessNo: `B-${String(index + 1).padStart(6, '0')}`,
      tradingName: name,
      kind: trade.kind,
      country,
      county,
      town,
      ...approval,
      ...golden(approval, index),
    }
  })
})

/** The businesses that trade, with their trade: those of which products, services and listings are shown. */
export const tradingBusinesses = once((): { business: Business; trade: Trade }[] =>
  businesses()
    .map((business, index) => ({
      business,
      trade: (namedBusinesses()[index] as NamedBusiness).trade,
    }))
    .filter(({ business }) => business.approvalStatus === 'approved'),
)

/** A business as other records name it. */
export function businessRef({ secureToken, tradingName }: Business): Ref {
  return { token: secureToken, label: tradingName }
}

function golden({ submission, claim }: Approvable, index: number): Partial<Approvable> {
  switch (index) {
    case goldenBusinesses.claimedByAnother:
      return { claim: claim && { ...claim, by: staffActor(5) } }
    case goldenBusinesses.overdueNineDays: {
      const dueAt = sampleStart - 9 * 24 * hour
      const submittedAt = instant(dueAt - slaHours * hour)
      return { submission: submission && { ...submission, submittedAt, dueAt: instant(dueAt) } }
    }
    default:
      return {}
  }
}
