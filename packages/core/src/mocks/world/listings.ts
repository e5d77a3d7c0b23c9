import { draws } from '../random'
import { token } from '../token'
import { type Approvable, approvals } from './approval'
import { businessRef, type Ref, tradingBusinesses } from './businesses'
import { once } from './once'

/** Domain design 4.13, the summary row. */
export interface Listing extends Approvable {
  version: number
  secureToken: string
  listingNo: string
  title: string
  business: Ref
}

/** Domain design 10: 350 listings of the directory. */
export const listings = once((): Listing[] =>
  approvals('listing', 48, {
    pending: 28,
    under_review: 6,
    update: 0,
    changes_requested: 8,
    approved: 278,
    rejected: 17,
    suspended: 9,
    withdrawn: 4,
  }).map((approval, index) => {
    const { business } = draws('listing', index, 'business').pick(tradingBusinesses())
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
