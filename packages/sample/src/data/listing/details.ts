import {
  exceededLimits,
  leadChannels,
  type ListingDetail,
  type ListingRow,
  planUseOf,
} from '@console/domain/listing'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { listingPlanEntity } from '../listing-plan/entity'
import { type StoredPlan, versionNumbered } from '../listing-plan/rows'
import { approvableDetailOf, split } from '../shared/approvableDetails'
import { type CheckFinding, checksFrom } from '../shared/checks'
import { indexOf } from '../shared/indexOf'
import { dateOf, maskedPhone, phoneOf } from '../shared/parties'
import { listingEntity } from './entity'
import { detailsOf } from './listingDetails'
import { type Listing, listings } from './rows'
import { leadMessages } from './texts'
import { listingApprovals, listingChecks, listingFindings } from './seeds'
import { seedBills } from './subscription'
import { listingUpdate, updateOf } from './update'

/** Fields of a full listing beyond its row. */
export type ListingBeyondRow = Omit<ListingDetail, keyof ListingRow>

/** Maximum leads in the answer. */
const maxLeads = 20

/** Returns the fields of a listing's full record beyond its row. */
export function listingDetail(row: Listing, database: SampleDatabase): ListingBeyondRow {
  const index = indexOf(listingEntity, row)
  const seed = listings()[index] as Listing
  const isApplied =
    seed.submission?.kind === 'update' && row.liveRevision === seed.submission.revision
  const bills = [...(row.billed ?? []), ...seedBills(index)]
  const { liveRevision, ...corrected } = row.corrected ?? {}
  const isOlder = isApplied && liveRevision !== row.liveRevision
  return {
    ...detailsOf(index),
    ...(isOlder ? corrected : {}),
    ...(isApplied ? updateOf(index).details : {}),
    ...(isOlder ? {} : corrected),
    // Later decisions about its visibility do not give the reason for a suspension.
    ...approvableDetailOf('listing', index, { ...row, decision: seed.decision }),
    detailUpdate: row.submission?.kind === 'update' ? updateOf(index).details : null,
    checks: listingChecksOf(row, database),
    subscription: subscriptionOf(row, bills, database),
    bills,
    leads: leadsOf(index, row),
    days: daysOf(index, row),
  }
}

/** Rules that check a listing, and their findings. The limits are those of its plan version, or of the one it would begin on. */
export function listingChecksOf(row: Listing, database: SampleDatabase): CheckFinding[] {
  const index = indexOf(listingEntity, row)
  const status = listingApprovals()[index]?.approvalStatus ?? 'pending'
  const { limits } = versionOf(row, database).terms
  const isOver = exceededLimits(planUseOf({ ...row, ...listingUpdate(row) }), limits).length > 0
  const { plan_limits: _, ...findings } = listingFindings(index, status)
  return checksFrom(listingChecks, isOver ? { ...findings, plan_limits: 'fail' } : findings)
}

/** Plan version of a listing; the latest before its first approval. */
function versionOf({ plan, planVersion }: Listing, database: SampleDatabase) {
  return versionNumbered(database.find(listingPlanEntity, plan.token) as StoredPlan, planVersion)
}

function subscriptionOf(
  row: Listing,
  [last]: ListingDetail['bills'],
  database: SampleDatabase,
): ListingDetail['subscription'] {
  const version = versionOf(row, database)
  return {
    planVersion: version.planVersion,
    period: version.terms.period,
    phoneLimit: version.terms.limits.phones,
    startedAt: last?.from ?? null,
  }
}

function leadsOf(index: number, { leads30d, country }: Listing): ListingDetail['leads'] {
  const count = Math.min(leads30d, maxLeads)
  const stream = seededRandom('listing', index, 'leads')
  const ago = Array.from({ length: count }, () => stream.next() * 29 * day).toSorted(
    (one, other) => one - other,
  )
  return ago.map((before, place) => {
    const channel = stream.pick(leadChannels)
    const hasNumber = channel === 'call' || channel === 'message'
    return {
      leadId: token(`listingLead ${place}`, index),
      at: instant(sampleStart - before),
      channel,
      phoneMasked: hasNumber ? maskedPhone(phoneOf(country, `lead ${place}`, index)) : null,
      message: channel === 'message' ? stream.pick(leadMessages) : null,
    }
  })
}

function daysOf(index: number, { views30d, leads30d }: Listing): ListingDetail['days'] {
  if (views30d === 0) return []
  const stream = seededRandom('listing', index, 'days')
  const weights = Array.from({ length: 30 }, () => 0.4 + stream.next())
  const views = split(views30d, weights)
  const leads = split(leads30d, weights)
  return weights.map((_, place) => ({
    date: dateOf(sampleStart - (29 - place) * day),
    views: views[place] ?? 0,
    leads: leads[place] ?? 0,
  }))
}
