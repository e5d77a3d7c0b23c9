import type { Actor, Media, Ref } from '../../contracts'
import { instant, sampleStart } from '../clock'
import { draws, shuffled } from '../random'
import { token } from '../token'
import { admins } from './actors'
import { type Approvable, day } from './approval'
import { businessRef, type BusinessSeed } from './businessSeeds'
import type { Country } from './names/places'

/** Domain design 4.3 and 4.4: what the rows of products and services have in common. */
export interface Item extends Approvable {
  version: number
  secureToken: string
  productToken: string
  name: string
  sku: string
  business: Ref
  businessRisk: BusinessSeed['risk']
  category: Category
  image: Media | null
  channels: Channel[]
  featured: FeaturedFlag | null
  lastFeaturedAt: string | null
  ratingAvg: number | null
  reviewCount: number
  sold30d: number
  commission: Commission | null
}

/** A place in the tree of categories. */
export interface Category {
  categoryId: string
  path: string[]
}

type Channel = 'b2c' | 'b2b' | 'agent'

/** Domain design 4.9. */
export interface FeaturedFlag {
  placement: 'home' | 'category' | 'search'
  rank: number
  scope: string | null
  startsAt: string
  endsAt: string | null
  state: 'scheduled' | 'featured'
  by: Actor
  reason: string | null
  views: number
  orders: number
}

/** The rate of commission that applies to an item. */
export interface Commission {
  rateToken: string
  rateBps: number
  source: RateStep['source']
}

/** One step of the ladder of rates. */
export interface RateStep {
  source: 'default' | 'category' | 'business' | 'product'
  label: string
  rateBps: number | null
}

type ItemType = 'product' | 'serviceProduct'

/** In two countries the marketplace has no rate of its own yet. */
const defaultRates: Partial<Record<Country, number>> = { KE: 800, UG: 800, TZ: 900, RW: 700 }

const categoryRates: Record<string, number> = {
  'Energy & Cooking': 650,
  'Phones & Electronics': 1000,
  'Clothing & Textiles': 1200,
}

/** The ladder of rates of an item, from the least to the most specific. */
export function ratesOf(
  type: ItemType,
  index: number,
  seller: BusinessSeed,
  path: readonly string[],
  name: string,
): RateStep[] {
  const ofBusiness = draws('business', seller.index, 'rate')
  const ofProduct = draws(type, index, 'rate')
  const [group = ''] = path
  return [
    { source: 'default', label: seller.country, rateBps: defaultRates[seller.country] ?? null },
    { source: 'category', label: group, rateBps: categoryRates[group] ?? null },
    {
      source: 'business',
      label: seller.tradingName,
      rateBps: ofBusiness.next() < 0.15 ? ofBusiness.pick([500, 600, 700]) : null,
    },
    {
      source: 'product',
      label: name,
      rateBps: ofProduct.next() < 0.04 ? ofProduct.pick([300, 400, 1500]) : null,
    },
  ]
}

function commissionOf(steps: readonly RateStep[], index: number): Commission | null {
  const step = steps.findLast(({ rateBps }) => rateBps !== null)
  if (!step || step.rateBps === null) return null
  const { source, rateBps } = step
  return { source, rateBps, rateToken: token(`${source}Rate ${step.label}`, index % 2) }
}

function channelsOf(type: ItemType, index: number, { trade: { kind } }: BusinessSeed): Channel[] {
  const share = draws(type, index, 'channels').next()
  const sales: Channel[] =
    kind === 'retailer' || kind === 'service_provider'
      ? share < 0.2
        ? ['b2c', 'b2b']
        : ['b2c']
      : share < 0.5
        ? ['b2b']
        : ['b2c', 'b2b']
  return draws(type, index, 'isWithAgents').next() < 0.35 ? [...sales, 'agent'] : sales
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
    commission: commissionOf(ratesOf(type, index, seller, category.path, name), index),
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
  candidates: readonly { index: number; scope: string }[],
  numbers: Record<FeaturedFlag['placement'], number>,
): Map<number, FeaturedFlag> {
  const ranks = new Map<string, number>()
  const places = (Object.keys(numbers) as FeaturedFlag['placement'][]).flatMap((placement) =>
    Array<FeaturedFlag['placement']>(numbers[placement]).fill(placement),
  )
  const chosen = shuffled(candidates, draws(type, 0, 'featured'))
  return new Map(
    places.map((placement, place) => {
      const { index, scope: category } = chosen[place] as { index: number; scope: string }
      const scope = placement === 'category' ? category : null
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
