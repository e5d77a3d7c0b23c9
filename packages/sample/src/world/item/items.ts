import type { ProductDetail } from '@console/domain/product'
import type { Product } from '../product/rows'
import type { Media } from '@console/core/contracts'
import { instant, sampleStart } from '../../store/clock'
import { draws, shuffled } from '../../draws/random'
import { token } from '../../draws/token'
import { admins } from '../shared/actors'
import { type Approvable, day } from '../shared/approval'
import { businessRef, type BusinessSeed } from '../business/seeds'
import type { Country } from '../names/places'

/** What the rows of products and services have in common (domain design 4.3 and 4.4). */
export type Item = Omit<Product, 'gtin' | 'price' | 'stock'>

/** A place in the tree of categories. */
export type Category = Item['category']

/** That an item is shown in a better place (domain design 4.9). */
export type FeaturedFlag = NonNullable<Item['featured']>

type Commission = NonNullable<Item['commission']>

/** One step of the ladder of rates. */
export type RateStep = ProductDetail['rates'][number]

type Channel = Item['channels'][number]

type ItemType = 'product' | 'serviceProduct'

/** In two countries the marketplace has no rate of its own yet. */
const defaultRates: Partial<Record<Country, number>> = { KE: 800, UG: 800, TZ: 900, RW: 700 }

const categoryRates: Record<string, number> = {
  'Energy & Cooking': 650,
  'Phones & Electronics': 1000,
  'Clothing & Textiles': 1200,
}

function businessRate({ index }: BusinessSeed): number | null {
  const stream = draws('business', index, 'rate')
  return stream.next() < 0.15 ? stream.pick([500, 600, 700]) : null
}

function itemRate(type: ItemType, index: number): number | null {
  const stream = draws(type, index, 'rate')
  return stream.next() < 0.04 ? stream.pick([300, 400, 1500]) : null
}

/** The ladder of rates of an item, from the least to the most specific. */
export function ratesOf(
  type: ItemType,
  index: number,
  seller: BusinessSeed,
  { path: [group = ''] }: Category,
  name: string,
): RateStep[] {
  return [
    { source: 'default', label: seller.country, rateBps: defaultRates[seller.country] ?? null },
    { source: 'category', label: group, rateBps: categoryRates[group] ?? null },
    { source: 'business', label: seller.tradingName, rateBps: businessRate(seller) },
    { source: 'product', label: name, rateBps: itemRate(type, index) },
  ]
}

const sellerRates = new Map<string, Commission | null>()

/** The most specific rate there is. What belongs to a business and a category is found once. */
function commissionOf(
  type: ItemType,
  index: number,
  seller: BusinessSeed,
  { path: [group = ''] }: Category,
): Commission | null {
  const own = itemRate(type, index)
  if (own !== null)
    return { source: 'product', rateBps: own, rateToken: token(`${type}Rate`, index) }
  const key = `${seller.index} ${group}`
  let found = sellerRates.get(key)
  if (found === undefined) sellerRates.set(key, (found = inheritedRate(seller, group)))
  return found
}

function inheritedRate(seller: BusinessSeed, group: string): Commission | null {
  const ofBusiness = businessRate(seller)
  if (ofBusiness !== null)
    return {
      source: 'business',
      rateBps: ofBusiness,
      rateToken: token('businessRate', seller.index),
    }
  const ofCategory = categoryRates[group]
  if (ofCategory !== undefined)
    return { source: 'category', rateBps: ofCategory, rateToken: token(`rate of ${group}`, 0) }
  const byDefault = defaultRates[seller.country]
  return byDefault === undefined
    ? null
    : { source: 'default', rateBps: byDefault, rateToken: token(`rate in ${seller.country}`, 0) }
}

/** Where items are sold, without agents and with them; rows share the lists. */
const retail: Channel[][] = [['b2c'], ['b2c', 'agent']]
const wholesale: Channel[][] = [['b2b'], ['b2b', 'agent']]
const both: Channel[][] = [
  ['b2c', 'b2b'],
  ['b2c', 'b2b', 'agent'],
]

function channelsOf(type: ItemType, index: number, { trade: { kind } }: BusinessSeed): Channel[] {
  const stream = draws(type, index, 'channels')
  const isRetailing = kind === 'retailer' || kind === 'service_provider'
  const isBoth = stream.next() < (isRetailing ? 0.2 : 0.5)
  const lists = isBoth ? both : isRetailing ? retail : wholesale
  return lists[stream.next() < 0.35 ? 1 : 0] ?? []
}

/** The fields of a row that products and services have in common, in the order in which lists name them. */
export function itemOf(
  type: ItemType,
  index: number,
  seller: BusinessSeed,
  approval: Approvable,
  { name, category, image }: { name: string; category: Category; image: Media | null },
) {
  const isLive = approval.approvalStatus === 'approved'
  const wasFeatured = draws(type, index, 'lastFeatured')
  return {
    version: 1,
    secureToken: token(type, index),
    productToken: token(`${type}Money`, index),
    name,
    sku: `${type === 'product' ? 'SKU' : 'SRV'}-${String(index + 1).padStart(5, '0')}`,
    business: businessRef(seller),
    businessRisk: seller.risk,
    category,
    image,
    channels: channelsOf(type, index, seller),
    lastFeaturedAt:
      isLive && wasFeatured.next() < 0.06
        ? instant(sampleStart - wasFeatured.integer(40, 200) * day)
        : null,
    commission: commissionOf(type, index, seller, category),
    hiddenBy:
      seller.approval.approvalStatus === 'suspended' ? ('business_suspended' as const) : null,
  }
}

/** A picture's colour: the same in a row and in the gallery. */
export function paintOf(type: ItemType, index: number): number {
  return draws(type, index, 'paint').integer(0, 9)
}

/**
 * What is featured, by index: so many in each placement, some of it only from some days on. Ranks begin at 1 in every
 * placement, and in each category of `category`.
 */
export function featuredFlags(
  type: ItemType,
  candidates: readonly number[],
  categoryOf: (index: number) => Category,
  numbers: Record<FeaturedFlag['placement'], number>,
): Map<number, FeaturedFlag> {
  const ranks = new Map<string, number>()
  const places = (Object.keys(numbers) as FeaturedFlag['placement'][]).flatMap((placement) =>
    Array<FeaturedFlag['placement']>(numbers[placement]).fill(placement),
  )
  const chosen = shuffled(candidates, draws(type, 0, 'featured'))
  return new Map(
    places.map((placement, place) => {
      const index = chosen[place] as number
      const scope = placement === 'category' ? categoryOf(index).categoryId : null
      const rank = (ranks.get(`${placement} ${scope}`) ?? 0) + 1
      ranks.set(`${placement} ${scope}`, rank)
      return [index, flagOf(type, index, placement, scope, rank)]
    }),
  )
}

const occasions = ['Harvest offers', 'Back to school', 'New on the marketplace', 'Rainy season']

function flagOf(
  type: ItemType,
  index: number,
  placement: FeaturedFlag['placement'],
  scope: string | null,
  rank: number,
): FeaturedFlag {
  const stream = draws(type, index, 'flag')
  const isScheduled = stream.next() < 0.15
  const begins = isScheduled ? stream.integer(1, 12) : -stream.integer(1, 28)
  const lasts = stream.next() < 0.15 ? null : stream.integer(1, 40)
  const views = isScheduled ? 0 : -begins * stream.integer(60, placement === 'home' ? 420 : 180)
  return {
    placement,
    rank,
    scope,
    startsAt: instant(sampleStart + begins * day),
    endsAt: lasts === null ? null : instant(sampleStart + (Math.max(begins, 0) + lasts) * day),
    state: isScheduled ? 'scheduled' : 'featured',
    by: stream.pick(admins()),
    reason: stream.next() < 0.6 ? stream.pick(occasions) : null,
    views,
    orders: Math.round(views * (0.004 + stream.next() * 0.03)),
  }
}
