import { seededRandom } from '../../random/random'
import { type Approvable, approvals } from '../shared/approval'
import { minute } from '../../store/clock'
import { type BusinessSeed, ownerActor, tradingBusinesses } from '../business/seeds'
import { allFailing, type CheckCode, type Findings, findingsOf } from '../shared/checks'
import { once } from '../../random/once'
import { itemSla } from '../product/seeds'

/** Fixture records: the indices of the services that stories and tests may rely on. */
export const fixtureServices = {
  longestName: 158,
  arabicName: 23,
  overdueNineDays: 1,
  allChecksFail: 30,
  noImage: 43,
  claimedByAnother: 79,
  /** Approved forty seconds before the sample's start, by an administrator. */
  decidedByAnother: 2,
  /** A waiting update that changes twelve fields. */
  manyChanges: 9,
} as const

/** Rules that check services. */
export const serviceChecks: readonly CheckCode[] = [
  'service_area',
  'availability',
  'price_model',
  'banned_words',
]

const providers = once(() =>
  tradingBusinesses().filter(({ trade }) => trade.kind === 'service_provider'),
)

/** Provider of each service. */
export const serviceProviders = once((): BusinessSeed[] =>
  Array.from({ length: 400 }, (_, index) =>
    seededRandom('serviceProduct', index, 'business').pick(providers()),
  ),
)

/** Findings of the rules for a service. */
export function serviceFindings(index: number, status: Approvable['approvalStatus']): Findings {
  const given = index === fixtureServices.allChecksFail ? allFailing(serviceChecks) : {}
  return findingsOf('serviceProduct', index, status, serviceChecks, given)
}

/** 400 service products; 38 wait, 15 of them updates of live ones; 86 % are approved. */
export const serviceApprovals = once(() =>
  approvals({
    type: 'serviceProduct',
    slaHours: itemSla,
    isDecidedByStaff: true,
    numbers: {
      pending: 18,
      under_review: 5,
      update: 15,
      changes_requested: 8,
      approved: 329,
      rejected: 17,
      suspended: 5,
      withdrawn: 3,
    },
    checks: () => serviceChecks,
    findings: serviceFindings,
    owner: (index) => ownerActor(serviceProviders()[index]?.index ?? 0),
    since: (index) => Date.parse(serviceProviders()[index]?.approval.approvedAt ?? ''),
    liveFor: 20 * minute,
    fixtures: fixtureServices,
  }),
)
