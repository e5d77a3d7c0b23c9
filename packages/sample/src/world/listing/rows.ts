import type { Ref } from '@console/core/contracts'
import { token } from '../../draws/token'
import { type Approvable, approvals, hour } from '../shared/approval'
import { businessRef, type BusinessSeed, ownerActor } from '../business/seeds'
import { once } from '../../draws/once'
import { listingBusinesses } from './seeds'

/** The summary row: what lists have of the record. */
export interface Listing extends Approvable {
  version: number
  secureToken: string
  listingNo: string
  title: string
  business: Ref
}

/** 350 listings of the directory. Its checks come with its screens. */
export const listings = once((): Listing[] =>
  approvals({
    type: 'listing',
    slaHours: 48,
    isDecidedByStaff: true,
    numbers: {
      pending: 28,
      under_review: 6,
      update: 0,
      changes_requested: 8,
      approved: 278,
      rejected: 17,
      suspended: 9,
      withdrawn: 4,
    },
    checks: () => [],
    findings: () => ({}),
    owner: (index) => ownerActor(listingBusinesses()[index]?.index ?? 0),
    since: (index) => Date.parse(listingBusinesses()[index]?.approval.approvedAt ?? ''),
    liveFor: hour,
  }).map((approval, index) => {
    const business = listingBusinesses()[index] as BusinessSeed
    return {
      version: 1,
      secureToken: token('listing', index),
      listingNo: `L-${String(index + 1).padStart(6, '0')}`,
      title: `${business.tradingName}, ${business.town}`.slice(0, 120),
      business: businessRef(business),
      ...approval,
    }
  }),
)
