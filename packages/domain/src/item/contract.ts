import { actor, instant, media, money, ref, text, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvableDetail, approvalStatuses, hiddenBy } from '../approval/contract'

const count = z.int().check(z.nonnegative())

/** Hundredths of a star: 450 is four and a half. Null without ratings. */
const ratingAvg = z.nullable(count)

/** A share in basis points: 1250 is 12.5 %. */
const basisPoints = count

/** Position in the category tree: names from the top level to its own. */
const category = z.object({
  categoryId: z.string(),
  path: z.array(z.string()),
})

/** Sales channels of an item. */
export const channels = ['b2c', 'b2b', 'agent'] as const

/** Placements of a featured item. */
export const placements = ['home', 'category', 'search'] as const

/** Placement of a featured item, with its end. */
const featuredFlag = z.object({
  placement: z.enum(placements),
  /** From 1 to 100, unique within its placement and scope. */
  rank: z.int().check(z.minimum(1), z.maximum(100)),
  /** With the placement `category`: the category. */
  scope: z.nullable(z.string()),
  startsAt: instant,
  endsAt: z.nullable(instant),
  state: z.enum(['scheduled', 'featured']),
  by: actor,
  reason: z.nullable(z.string()),
  /** Since it started. */
  views: count,
  /** Since it started. */
  orders: count,
})

/** Commission rate of an item, and its origin: the most specific rate applies. */
const commission = z.object({
  rateToken: token,
  rateBps: basisPoints,
  source: z.enum(['default', 'category', 'business', 'product']),
})

/** Fields in the row of every item, a product or a service product. */
export const item = {
  /** Token of the screens about money; `secureToken` is that of the others. */
  productToken: token,
  name: z.string(),
  sku: z.string(),
  business: ref,
  /** Risk level of its business. */
  businessRisk: z.enum(['low', 'medium', 'high']),
  category,
  /** Cover picture, 96 by 96 pixels; null without one. */
  image: z.nullable(media),
  channels: z.array(z.enum(channels)),
  /** Null if it is not featured. */
  featured: z.nullable(featuredFlag),
  /** Last time it was featured; null for never, and while it is featured. */
  lastFeaturedAt: z.nullable(instant),
  ratingAvg,
  reviewCount: count,
  /** Pieces or orders of the last 30 days. */
  sold30d: count,
  /** Null without a rate. */
  commission: z.nullable(commission),
  /** First approval; null before. */
  approvedAt: z.nullable(instant),
  hiddenBy,
}

/** Fields in the row of any item that an update may change. */
export const changeableItem = { name: item.name, category: item.category, image: item.image }

/** Another item of the same business. */
const otherItem = z.object({
  ...ref.shape,
  image: z.nullable(media),
  price: z.nullable(money),
  approvalStatus: z.enum(approvalStatuses),
})

/** One step of the ladder of rates; the last with a rate applies. */
const rateStep = z.object({
  source: z.enum(['default', 'category', 'business', 'product']),
  /** Subject of the rate, for example a category. */
  label: z.string(),
  rateBps: z.nullable(basisPoints),
})

/** An input and the answer to it, as readable texts. */
export const answeredInput = z.object({ inputId: token, label: text, value: text })

/** Fields only in full records that an update may change. */
export const changeableItemDetail = {
  /** The cover first. */
  images: z.array(media),
  /** Plain text; an empty line between paragraphs. */
  description: z.string(),
  /** Answers to the inputs of its category, in their order; empty if missing. */
  attributes: z.array(answeredInput),
  taxClass: z.enum(['standard', 'zero', 'exempt']),
}

/** Fields of every full record of an item, beyond its row. */
export const itemDetail = {
  ...approvableDetail.shape,
  ...changeableItemDetail,
  slug: z.string(),
  /** Median price in its category; null without comparable items. */
  categoryMedian: z.nullable(money),
  otherItems: z.array(otherItem),
  /** From the least to the most specific. */
  rates: z.array(rateStep),
  /** By day, oldest first, at most 30: since it is featured. */
  featuredDays: z.array(
    z.object({ date: z.iso.date(), views: count, clicks: count, orders: count }),
  ),
}
