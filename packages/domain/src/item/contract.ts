import { actor, instant, media, money, ref, text, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvableDetail, approvalStatuses, hiddenBy } from '../approval/contract'

const count = z.int().check(z.nonnegative())

/** Hundredths of a star: 450 is four and a half. Null while nobody has rated it. */
const ratingAvg = z.nullable(count)

/** A share in hundredths of a per cent: 1250 is 12.5 %. */
const basisPoints = count

/** A place in the tree of categories: names from the outermost to its own. */
const category = z.object({
  categoryId: z.string(),
  path: z.array(z.string()),
})

/** Where an item is sold. */
export const channels = ['b2c', 'b2b', 'agent'] as const

/** Where shoppers see a featured item. */
export const placements = ['home', 'category', 'search'] as const

/** That an item is shown in a better place, and until when. */
const featuredFlag = z.object({
  placement: z.enum(placements),
  /** From 1 to 100; the only one of its placement and scope. */
  rank: z.int().check(z.minimum(1), z.maximum(100)),
  /** Of the placement `category`: which one. */
  scope: z.nullable(z.string()),
  startsAt: instant,
  endsAt: z.nullable(instant),
  state: z.enum(['scheduled', 'featured']),
  by: actor,
  reason: z.nullable(z.string()),
  /** Since it began. */
  views: count,
  /** Since it began. */
  orders: count,
})

/** The rate of commission that applies to an item, and what it comes from: the most specific of all. */
const commission = z.object({
  rateToken: token,
  rateBps: basisPoints,
  source: z.enum(['default', 'category', 'business', 'product']),
})

/** What the row of every item has: of a product, and of a service product. */
export const item = {
  /** Opens the screens about money; `secureToken` opens the others. */
  productToken: token,
  name: z.string(),
  sku: z.string(),
  business: ref,
  /** How much care its business needs. */
  businessRisk: z.enum(['low', 'medium', 'high']),
  category,
  /** Its cover, 96 by 96 pixels; null where it has none. */
  image: z.nullable(media),
  channels: z.array(z.enum(channels)),
  /** Null where it is not shown anywhere in particular. */
  featured: z.nullable(featuredFlag),
  /** When it was featured last; null for never, and while it is. */
  lastFeaturedAt: z.nullable(instant),
  ratingAvg,
  reviewCount: count,
  /** Pieces or orders of the last 30 days. */
  sold30d: count,
  /** Null where no rate applies. */
  commission: z.nullable(commission),
  /** When it first went live; null before that. */
  approvedAt: z.nullable(instant),
  hiddenBy,
}

/** What an update may change of the row of any item. */
export const changeableItem = { name: item.name, category: item.category, image: item.image }

/** Something else that the same business sells. */
const otherItem = z.object({
  ...ref.shape,
  image: z.nullable(media),
  price: z.nullable(money),
  approvalStatus: z.enum(approvalStatuses),
})

/** One step of the ladder of rates; the last with a rate applies. */
const rateStep = z.object({
  source: z.enum(['default', 'category', 'business', 'product']),
  /** What it is the rate of, for example a category. */
  label: z.string(),
  rateBps: z.nullable(basisPoints),
})

/** An input, and what was answered to it, as both are read. */
export const answeredInput = z.object({ inputId: token, label: text, value: text })

/** What only whole items have, and an update may change. */
export const changeableItemDetail = {
  /** The cover first. */
  images: z.array(media),
  /** Plain text; an empty line between paragraphs. */
  description: z.string(),
  /** What its category asks of it, in its order, and what its seller has answered: empty where it is missing. */
  attributes: z.array(answeredInput),
  taxClass: z.enum(['standard', 'zero', 'exempt']),
}

/** What every whole item has beyond its row. */
export const itemDetail = {
  ...approvableDetail.shape,
  ...changeableItemDetail,
  slug: z.string(),
  /** What the same costs elsewhere in this category; null where there is nothing to compare. */
  categoryMedian: z.nullable(money),
  otherItems: z.array(otherItem),
  /** From the least to the most specific. */
  rates: z.array(rateStep),
  /** By day, oldest first, 30 at most: since it is featured. */
  featuredDays: z.array(
    z.object({ date: z.iso.date(), views: count, clicks: count, orders: count }),
  ),
}
