import type { Money } from '@console/core/contracts'
import type { ListingDetail, ListingRow } from '@console/domain/listing'
import { lazily, once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { businessRef, type BusinessSeed } from '../business/seeds'
import { categoryGlyphs } from '../listing-category/names'
import { categoryRefs, listingCategories } from '../listing-category/rows'
import { planRef, type StoredPlan, type StoredVersion, versionAt } from '../listing-plan/rows'
import type { Country } from '../../random/people'
import type { Glyph } from '../names/goods'
import type { Stored } from '../shared/approvalDecisions'
import { currencyOf } from '../shared/money'
import { phoneOf } from '../shared/parties'
import { thumbnail } from '../shared/pictures'
import { lifeOf } from './life'
import {
  fixtureListings,
  listingApprovals,
  listingBusiness,
  listingSubcategory,
  photoCountOf,
  planOfBusiness,
} from './seeds'

/** Summary row: the fields of a record in lists. */
export type Listing = Stored<ListingRow> & {
  country: Country
  /** Version of its plan; null before its first approval. */
  planVersion: number | null
  /** Bills of periods that began since the seed, newest first. */
  billed?: ListingDetail['bills']
  /** Corrections by administrators since the seed, and the revision that was live then: a later update overrides them. */
  corrected?: Partial<Pick<ListingDetail, 'tags' | 'hours'>> & { liveRevision: number | null }
}

/** Title of the maximum length. */
const longestTitle =
  'Marula Household Goods, Fort Portal, with deliveries to every town and village of the county, also on Sundays and feasts'

function titleOf(index: number, { tradingName, town }: BusinessSeed): string {
  if (index === fixtureListings.arabicTitle) return `مخازن الواحة للتجارة – ${town}`
  if (index === fixtureListings.longestTitle) return longestTitle
  return `${tradingName}, ${town}`.slice(0, longestTitle.length)
}

/** Glyph of a listing's pictures. */
export function glyphOf(index: number): Glyph {
  const { categoryId } = listingSubcategory(index)
  const place = listingCategories().findIndex((category) => category.categoryId === categoryId)
  return categoryGlyphs[place] ?? 'box'
}

/** A picture's colour: the same in a row and in the gallery. */
export function paintOf(index: number): number {
  return seededRandom('listing', index, 'paint').integer(0, 9)
}

/** Price of a plan version for one period, in a country's currency. */
export function planPriceIn(country: Country, { terms: { price } }: StoredVersion): Money {
  const currency = currencyOf(country)
  return price.find((each) => each.currency === currency) ?? { amount: 0, currency }
}

/** Fields that a listing takes over from a version of its plan. */
export function onPlan(country: Country, plan: StoredPlan, version: StoredVersion) {
  return {
    plan: planRef(plan),
    planPrice: planPriceIn(country, version),
    photoLimit: version.terms.limits.photos,
  }
}

/** End of a listing's featured time in its current period; null if it has none. */
export function featuredFrom(
  startedAt: string,
  { terms: { featuredDays } }: StoredVersion,
): string | null {
  return featuredDays === 0 ? null : instant(Date.parse(startedAt) + featuredDays * day)
}

function phonesOf(index: number): string[] {
  const { index: business, country } = listingBusiness(index)
  const { limits } = planOfBusiness(business)
  const count = seededRandom('listing', index, 'phones').integer(1, limits.phones)
  return Array.from({ length: count }, (_, place) => phoneOf(country, `listing ${place}`, index))
}

/** Views of a visible listing, and the leads from them. */
function interestIn(index: number, isFound: boolean): Pick<Listing, 'views30d' | 'leads30d'> {
  const stream = seededRandom('listing', index, 'interest')
  const views = isFound ? Math.round(20 - Math.log(1 - stream.next()) * 210) : 0
  return { views30d: views, leads30d: Math.round(views * (0.02 + stream.next() * 0.08)) }
}

/** Drawn fields of a listing beyond its seed. */
const withRest = lazily<number, Pick<Listing, 'photo' | 'phones'>>({
  photo(index) {
    const { name } = listingSubcategory(index)
    return photoCountOf(index) > 0 ? thumbnail(name.en, glyphOf(index), paintOf(index)) : null
  },
  phones: phonesOf,
})

/** The 350 listings of the directory. */
export const listings = once((): Listing[] =>
  listingApprovals().map((approval, index) => {
    const business = listingBusiness(index)
    const plan = planOfBusiness(business.index)
    const life = lifeOf(index)
    const version = versionAt(plan, life?.startedAt ?? instant(sampleStart))
    const isFound = approval.approvalStatus === 'approved' && life?.visibility === 'published'
    const featuredUntil = life && isFound ? featuredFrom(life.startedAt, version) : null
    const listing = {
      version: 1,
      secureToken: token('listing', index),
      listingNo: `L-${String(index + 1).padStart(6, '0')}`,
      title: titleOf(index, business),
      ...categoryRefs(listingSubcategory(index)),
      photoCount: photoCountOf(index),
      business: businessRef(business),
      country: business.country,
      county: business.county,
      ...onPlan(business.country, plan, version),
      planVersion: life ? version.planVersion : null,
      expiresAt: life?.expiresAt ?? null,
      visibility: life?.visibility ?? null,
      featuredUntil: featuredUntil && featuredUntil > instant(sampleStart) ? featuredUntil : null,
      ...interestIn(index, isFound),
      hiddenBy: null,
      ...approval,
    }
    return withRest(listing, index)
  }),
)
