import { onceForEach } from '../../random/once'
import { seededRandom } from '../../random/random'
import { besideSubcategory, categoryRefs } from '../listing-category/rows'
import { indexOf } from '../shared/indexOf'
import { phoneOf } from '../shared/parties'
import { thumbnail } from '../shared/pictures'
import { listingEntity } from './entity'
import { detailsOf, hoursOf, type ListingDetails, photosOf } from './listingDetails'
import { glyphOf, type Listing, listings, paintOf } from './rows'
import { arabicText, openings } from './texts'
import { fixtureListings, listingSubcategory } from './seeds'

/** Changes of a waiting update: in the row, and in the rest. */
interface Update {
  fields: Partial<Listing>
  details: Partial<ListingDetails>
}

/** Cached, because lists call it repeatedly. */
export const updateOf = onceForEach((index: number): Update => {
  const row = listings()[index] as Listing
  const live = detailsOf(index)
  const stream = seededRandom('listing', index, 'update')
  const isAll = index === fixtureListings.manyChanges
  const changes = (share: number) => isAll || stream.next() < share
  const hasPhotos = row.photoCount > 0 && changes(0.5)
  const paint = paintOf(index) + 3
  const own = listingSubcategory(index)
  const other = besideSubcategory(own).find(
    ({ isActive, subcategoryId }) => isActive && subcategoryId !== own.subcategoryId,
  )
  return {
    fields: {
      phones: [phoneOf(row.country, 'listing update', index), ...row.phones.slice(1)],
      ...(changes(0.3) ? { title: `${row.title.slice(0, 104)}, New Premises` } : {}),
      ...(other && changes(0.15) ? { subcategory: categoryRefs(other).subcategory } : {}),
      ...(hasPhotos ? { photo: thumbnail(own.name.en, glyphOf(index), paint) } : {}),
    },
    details: {
      ...(changes(0.6)
        ? {
            description: {
              ...live.description,
              en: `${live.description.en}\n\nWe have moved: the new shop is across the road.`,
              ...(isAll ? { ar: arabicText } : {}),
            },
          }
        : {}),
      ...(changes(0.3)
        ? { address: { ...live.address, line1: `${live.address.line1}, 2nd floor` } }
        : {}),
      ...(changes(0.2) ? { website: live.website ? null : 'https://www.new-shop.example' } : {}),
      ...(changes(0.4) ? { hours: otherHours(live.hours) } : {}),
      ...(hasPhotos ? { photos: photosOf(index, row.photoCount, paint) } : {}),
      ...(changes(0.3) ? { tags: [...live.tags, 'new premises'] } : {}),
    },
  }
})

/** Hours different from these. */
function otherHours(hours: ListingDetails['hours']): ListingDetails['hours'] {
  const others = openings.map((_, opening) => hoursOf(opening))
  return others.find((each) => JSON.stringify(each) !== JSON.stringify(hours)) ?? hours
}

/** Row values of a waiting update; null if none waits. */
export function listingUpdate(row: Listing): Partial<Listing> | null {
  return row.submission?.kind === 'update' ? updateOf(indexOf(listingEntity, row)).fields : null
}
