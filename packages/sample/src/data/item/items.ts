import {
  commissionOn,
  highestBps,
  platformRate,
  type RateKind,
  type RateLevel,
  type RateTerms,
} from '@console/domain/commission-rate'
import type { Product } from '../product/rows'
import type { Money } from '@console/core/contracts'
import { day, instant, sampleStart } from '../../store/clock'
import { seededRandom, shuffled } from '../../random/random'
import { token } from '../../random/token'
import { admins } from '../../accounts/actors'
import type { Approvable } from '../shared/approval'
import { businessRef, type BusinessSeed } from '../business/seeds'
import { seedBook } from '../commission-rate/seeds'
import { soldAs } from '../commission-rate/sold'
import { channelsOf, type ItemType } from './channels'

/** Row fields that products and services share. */
export type Item = Omit<Product, 'gtin' | 'price' | 'stock'>

/** A category with its path. */
export type Category = Item['category']

/** Placement, rank and period of a featured item. */
export type FeaturedFlag = NonNullable<Item['featured']>

type Commission = NonNullable<Item['commission']>

const start = instant(sampleStart)

/** Rate of an item when the sample was made, and its origin. */
export function firstCommission(
  type: ItemType,
  item: Pick<Item, 'productToken' | 'business' | 'category'>,
  price: Money | null,
): Commission | null {
  const sold = soldAs(type === 'product' ? 'product' : 'service_product', item)
  const rate = platformRate(seedBook(), sold, start)
  return rate && commissionBy(rate, price)
}

/**
 * A rate as the row of an item shows it: as a share of one piece, regardless of its basis. For items, every rate on all orders is
 * the default.
 */
export function commissionBy(
  rate: RateTerms & { rateToken: string; kind: RateKind; subject: { type: RateLevel } },
  price: Money | null,
): Commission {
  const { kind, subject, rateToken } = rate
  const source = kind === 'order' ? 'default' : sourceOf(subject.type)
  return { rateToken, source, rateBps: shareOfPiece(rate, price) }
}

function sourceOf(level: RateLevel): Commission['source'] {
  switch (level) {
    case 'product':
    case 'service_product':
      return 'product'
    case 'agent':
      return 'default'
    default:
      return level
  }
}

function shareOfPiece(rate: RateTerms, price: Money | null): number {
  if (rate.basis === 'percent' && rate.rateBps !== null) return rate.rateBps
  if (price === null) return highestBps(rate) ?? 0
  const { amount, currency } = price
  const earned = commissionOn(rate, { currency, value: amount, tax: 0, delivery: 0 })
  return Math.round((earned * 10_000) / amount)
}

/** SKU of an item. */
export function skuOf(type: ItemType, index: number): string {
  return `${type === 'product' ? 'SKU' : 'SRV'}-${String(index + 1).padStart(5, '0')}`
}

/** End of the last period in which an item was featured; null for most. */
export function lastFeaturedOf(
  type: ItemType,
  index: number,
  { approvalStatus }: Approvable,
): string | null {
  const stream = seededRandom(type, index, 'lastFeatured')
  return approvalStatus === 'approved' && stream.next() < 0.06
    ? instant(sampleStart - stream.integer(40, 200) * day)
    : null
}

/** Row fields that products and services share, in the order of lists. */
export function itemOf(
  type: ItemType,
  index: number,
  seller: BusinessSeed,
  approval: Approvable,
  name: string,
  category: Category,
) {
  return {
    version: 1,
    secureToken: token(type, index),
    productToken: token(`${type}Money`, index),
    name,
    sku: skuOf(type, index),
    business: businessRef(seller),
    businessRisk: seller.risk,
    category,
    channels: channelsOf(type, index, seller),
    hiddenBy:
      seller.approval.approvalStatus === 'suspended' ? ('business_suspended' as const) : null,
    ...approval,
  }
}

/** A picture's colour: the same in a row and in the gallery. */
export function paintOf(type: ItemType, index: number): number {
  return seededRandom(type, index, 'paint').integer(0, 9)
}

/**
 * Featured items, by index: a number in each placement, some of them scheduled. Ranks begin at 1 in every placement, and in each
 * category of `category`.
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
  const chosen = shuffled(candidates, seededRandom(type, 0, 'featured'))
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
  const stream = seededRandom(type, index, 'flag')
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
