import type { ListingRow } from '@console/domain/listing'
import type { SampleDatabase } from '../../store/store'
import { isHidden } from '../item/isHidden'
import { listingCategoryEntity } from '../listing-category/entity'
import type { Listing } from './rows'

/**
 * Reason why a listing is hidden, apart from its own status: its suspended business first, then its inactive subcategory or
 * category.
 */
export function hiddenBy(listing: Listing, database: SampleDatabase): ListingRow['hiddenBy'] {
  if (isHidden(listing, database)) return 'business_suspended'
  const isInactive = [listing.subcategory, listing.category].some(
    ({ token }) => database.find(listingCategoryEntity, token)?.isActive === false,
  )
  return isInactive ? 'category_inactive' : null
}
