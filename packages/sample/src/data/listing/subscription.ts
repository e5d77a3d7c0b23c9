import type { ListingDetail } from '@console/domain/listing'
import { seededRandom } from '../../random/random'
import { instant } from '../../store/clock'
import { lengthOf } from '../listing-plan/periods'
import { planRef, type StoredPlan, versionAt } from '../listing-plan/rows'
import { digits } from '../shared/parties'
import { lifeOf } from './life'
import { featuredFrom, type Listing, onPlan, planPriceIn } from './rows'
import { listingBusiness, planOfBusiness } from './seeds'

type Bill = ListingDetail['bills'][number]

/** Maximum bills shown for a listing. */
const maxBills = 6

/** Billed periods of a listing before the sample's start, newest first. */
export function seedBills(index: number): Bill[] {
  const life = lifeOf(index)
  if (!life) return []
  const business = listingBusiness(index)
  const plan = planOfBusiness(business.index)
  const length = lengthOf(plan.period)
  const isOpen =
    life.visibility !== 'expired' && seededRandom('listing', index, 'isOpen').next() < 0.12
  return Array.from({ length: Math.min(life.periodsBefore + 1, maxBills) }, (_, back) => {
    const from = instant(Date.parse(life.startedAt) - back * length)
    const version = versionAt(plan, from)
    return {
      billNo: billNoOf(from, digits('listing', index, `bill ${life.periodsBefore - back}`, 6)),
      plan: planRef(plan),
      planVersion: version.planVersion,
      from,
      to: instant(Date.parse(from) + length),
      amount: planPriceIn(business.country, version),
      state: isOpen && back === 0 ? 'open' : 'paid',
    }
  })
}

function billNoOf(from: string, number: string): string {
  return `INV-${from.slice(0, 4)}-${number}`
}

/** Changes of a listing when a period on a plan begins: it takes the latest version, is published, and its business is billed. */
export function begin(listing: Listing, plan: StoredPlan, at: string): Partial<Listing> {
  const length = lengthOf(plan.period)
  const expiresAt = Number.isFinite(length) ? instant(Date.parse(at) + length) : null
  const { billed = [], country, listingNo } = listing
  const version = versionAt(plan, at)
  const { planVersion } = version
  const amount = planPriceIn(country, version)
  const bill: Bill = {
    billNo: billNoOf(at, `${listingNo.slice(-4)}${String(billed.length + 1).padStart(2, '0')}`),
    plan: planRef(plan),
    planVersion,
    from: at,
    to: expiresAt,
    amount,
    state: amount.amount === 0 ? 'paid' : 'open',
  }
  return {
    visibility: 'published',
    ...onPlan(country, plan, version),
    planVersion,
    expiresAt,
    featuredUntil: featuredFrom(at, version),
    billed: [bill, ...billed],
  }
}
