import type { Text } from '@console/core/contracts'
import type { ListingDetail } from '@console/domain/listing'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { addressOf } from '../business/details'
import { positionIn } from '../names/places'
import { plain } from '../shared/parties'
import { photograph } from '../shared/pictures'
import { glyphOf, paintOf } from './rows'
import { arabicText, openings, sentences, tags, turkishText } from './texts'
import {
  fixtureListings,
  listingApprovals,
  listingBusiness,
  listingFindings,
  listingSubcategory,
  photoCountOf,
} from './seeds'

/** Fields of a full listing beyond its row that an update may change. */
export type ListingDetails = Required<NonNullable<ListingDetail['detailUpdate']>>

/** A position in the Indian Ocean, from two swapped numbers. */
const atSea = { lat: -6.8, lng: 47.2 }

/** Returns the fields of a listing beyond its row. */
export function detailsOf(index: number): ListingDetails {
  const { tradingName } = listingBusiness(index)
  return {
    description: descriptionOf(index),
    address: placed(index),
    website:
      seededRandom('listing', index, 'website').next() < 0.4
        ? `https://www.${plain(tradingName) || `listing-${index + 1}`}.example`
        : null,
    hours: hoursOf(seededRandom('listing', index, 'hours').integer(0, openings.length - 1)),
    photos: photosOf(index, photoCountOf(index)),
    tags: tagsOf(index),
  }
}

function findings(index: number) {
  return listingFindings(index, listingApprovals()[index]?.approvalStatus ?? 'pending')
}

/** Address of its business; on the map unless a check finds a fault. */
function placed(index: number): ListingDetails['address'] {
  const business = listingBusiness(index)
  const address = addressOf(business.index, business)
  const found = findings(index).position
  const position =
    address.position ?? positionIn(business.country, seededRandom('listing', index, 'at'))
  return { ...address, position: found === 'warn' ? null : found === 'fail' ? atSea : position }
}

function descriptionOf(index: number): Text {
  const { tradingName, town, county } = listingBusiness(index)
  const found = findings(index).banned_words
  const claim =
    found === 'fail'
      ? ['Cures stomach pain in one day.']
      : found === 'warn'
        ? ['The best in the market, ask anyone.']
        : []
  const stream = seededRandom('listing', index, 'description')
  const first = stream.integer(0, sentences.length - 1)
  const paragraphs = [0, 1, 2].map((place) => sentences[(first + place) % sentences.length])
  const en = [
    `${tradingName}: ${listingSubcategory(index).name.en.toLowerCase()} in ${town}, ${county}.`,
    paragraphs.join(' '),
    ...claim,
  ].join('\n\n')
  const isArabic = index === fixtureListings.arabicTitle || stream.next() < 0.2
  const isTurkish = index === fixtureListings.arabicTitle || stream.next() < 0.08
  return {
    en,
    ...(isArabic ? { ar: arabicText } : {}),
    ...(isTurkish ? { tr: turkishText } : {}),
  }
}

/** Opening hours, day by day. */
export function hoursOf(opening: number): ListingDetails['hours'] {
  const days = [1, 2, 3, 4, 5, 6, 7]
  return days.flatMap((weekday) =>
    (openings[opening] ?? openings[0]).flatMap(([range, from, to]) => {
      const [first = 1, last = 7] = range.split('-').map(Number)
      return weekday >= first && weekday <= last ? [{ weekday, from, to }] : []
    }),
  )
}

/** The given number of photos, the cover first. */
export function photosOf(
  index: number,
  count: number,
  paint = paintOf(index),
): ListingDetails['photos'] {
  const { name } = listingSubcategory(index)
  return Array.from({ length: count }, (_, view) =>
    photograph(
      token(`listingPhoto ${view} ${paint}`, index),
      `${name.en}, ${view + 1}`,
      glyphOf(index),
      paint,
      view,
    ),
  )
}

function tagsOf(index: number): string[] {
  const stream = seededRandom('listing', index, 'tags')
  const first = stream.integer(0, tags.length - 1)
  return Array.from(
    { length: stream.integer(1, 5) },
    (_, place) => tags[(first + place * 3) % tags.length] as string,
  )
}
