import {
  approvableDetail,
  approvableRow,
  actionableRow,
  actor,
  approvalStatuses,
  countries,
  decision,
  instant,
  media,
  money,
  ref,
  token,
} from '@console/core/contracts'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Hundredths of a star: 450 is four and a half. Null while nobody has rated it. */
const ratingAvg = z.nullable(z.int().check(z.minimum(100), z.maximum(500)))

/** A share in hundredths of a per cent: 1250 is 12.5 %. */
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** A place in the tree of categories: names from the outermost to its own. */
const category = z.object({
  categoryId: z.string(),
  path: z.array(z.string()).check(z.minLength(1)),
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

const item = {
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
  /** Its business is suspended, and it with it. */
  hiddenBy: z.nullable(z.enum(['business_suspended'])),
}

/** One row of `GET {business}/products`. */
export const productRow = z.extend(approvableRow, {
  ...item,
  /** 8, 12, 13 or 14 digits, the last of them a check digit. */
  gtin: z.nullable(z.string()),
  price: money,
  stock: z.object({
    /** Units that are there, reserved ones included. */
    onHand: count,
    reserved: count,
    state: z.enum(['in', 'low', 'out']),
  }),
})

/** A product as lists have it. */
export type ProductRow = z.infer<typeof productRow>

/** How a service is priced; one on quotation has no price. */
const priceModels = ['fixed', 'hourly', 'per_unit', 'quote'] as const

/** Where a service is given. */
export const serviceModes = ['on_site', 'remote', 'at_shop'] as const

/** One row of `GET {business}/service-products`. */
export const serviceRow = z.extend(approvableRow, {
  ...item,
  mode: z.enum(serviceModes),
  /** From 15 minutes to a week. */
  durationMinutes: z.int().check(z.minimum(15), z.maximum(10_080)),
  serviceAreas: z.array(
    z.object({
      countryCode: z.enum(countries),
      county: z.string(),
      /** Null for the whole county. */
      town: z.nullable(z.string()),
    }),
  ),
  priceModel: z.enum(priceModels),
  /** Of one hour or one unit where the model says so; null on quotation. */
  price: z.nullable(money),
})

/** A service as lists have it. */
export type ServiceRow = z.infer<typeof serviceRow>

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

const itemDetail = {
  ...approvableDetail.shape,
  slug: z.string(),
  /** From none to ten, the cover first. */
  images: z.array(media).check(z.maxLength(10)),
  /** Plain text; an empty line between paragraphs. */
  description: z.string(),
  /** What the category asks of its items, in its order. */
  attributes: z.array(z.object({ inputId: z.string(), label: z.string(), value: z.string() })),
  /** What the same costs elsewhere in this category; null where there is nothing to compare. */
  categoryMedian: z.nullable(money),
  taxClass: z.enum(['standard', 'zero', 'exempt']),
  /** Six at most. */
  otherItems: z.array(otherItem).check(z.maxLength(6)),
  /** From the least to the most specific. */
  rates: z.array(rateStep),
  /** By day, oldest first, 30 at most: since it is featured. */
  featuredDays: z.array(
    z.object({ date: z.iso.date(), views: count, clicks: count, orders: count }),
  ),
}

/** Answer of `GET {business}/products/{secureToken}`. */
export const productDetail = z.extend(productRow, {
  ...itemDetail,
  /** What it cost before; null where it is not reduced. */
  compareAtPrice: z.nullable(money),
  /** Prices for buying much, by ascending quantity. */
  b2bTiers: z.array(z.object({ minQty: z.int().check(z.minimum(2)), unitPrice: money })),
  /** The least that is sold at once. */
  moq: z.int().check(z.positive()),
  unit: z.enum(['piece', 'kg', 'litre', 'metre', 'carton', 'bag', 'pack', 'dozen']),
  packSize: z.nullable(z.string()),
  weightGrams: z.nullable(count),
  lengthMm: z.nullable(count),
  widthMm: z.nullable(count),
  heightMm: z.nullable(count),
  variants: z.array(
    z.object({
      sku: z.string(),
      options: z.array(z.object({ inputId: z.string(), label: z.string(), value: z.string() })),
      price: money,
      onHand: count,
    }),
  ),
})

/** A whole product. */
export type ProductDetail = z.infer<typeof productDetail>

/** A time of day, `08:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Answer of `GET {business}/service-products/{secureToken}`. */
export const serviceDetail = z.extend(serviceRow, {
  ...itemDetail,
  availability: z.array(
    z.object({
      /** 1 is Monday, 7 is Sunday. */
      weekday: z.int().check(z.minimum(1), z.maximum(7)),
      from: timeOfDay,
      to: timeOfDay,
    }),
  ),
  /** How many hours ahead it must be ordered. */
  leadHours: z.int().check(z.minimum(0), z.maximum(720)),
  depositBps: z.nullable(basisPoints),
  cancellation: z.enum(['flexible', 'moderate', 'strict']),
})

/** A whole service. */
export type ServiceDetail = z.infer<typeof serviceDetail>

/** What a review may be suspected of. */
export const reviewSignals = [
  'profanity',
  'contact_details',
  'duplicate',
  'competitor_link',
  'image_unsafe',
] as const

/** Where a review stands. */
export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const

const stars = z.int().check(z.minimum(1), z.maximum(5))

/** One row of `GET {business}/reviews`. */
export const reviewRow = z.extend(actionableRow, {
  reviewToken: token,
  status: z.enum(reviewStatuses),
  rating: stars,
  title: z.nullable(z.string()),
  /** The first lines of what it says. */
  excerpt: z.string(),
  /** The language it is written in. */
  lang: z.enum(['en', 'sw', 'ar', 'fr']),
  product: z.object({ ...ref.shape, productToken: token }),
  business: ref,
  author: z.object({ name: z.string(), userToken: token }),
  /** Its author has bought the product here. */
  verifiedPurchase: z.boolean(),
  /** How often readers have complained of it. */
  reports: count,
  signals: z.array(z.enum(reviewSignals)),
  /** Telephone numbers and addresses in it are not shown. */
  isMasked: z.boolean(),
  submittedAt: instant,
  /** When it should have been decided. */
  dueAt: instant,
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A review as lists have it. */
export type ReviewRow = z.infer<typeof reviewRow>

/** Answer of `GET {business}/reviews/{reviewToken}`. */
export const reviewDetail = z.extend(reviewRow, {
  body: z.string(),
  /** The words a signal was raised for: places in `body`, from `start` up to but not including `end`. */
  marks: z.array(z.object({ signal: z.enum(reviewSignals), start: count, end: count })),
  images: z.array(media),
  /** What the product was bought with; its label is the reference of the order. */
  order: z.nullable(ref),
  /** What the business has answered. */
  reply: z.nullable(z.object({ body: z.string(), by: actor, at: instant })),
  /** By the same author, newest first, five at most. */
  otherReviews: z.array(
    z.object({
      reviewToken: token,
      productLabel: z.string(),
      rating: stars,
      excerpt: z.string(),
      submittedAt: instant,
      status: z.enum(reviewStatuses),
    }),
  ),
})

/** A whole review. */
export type ReviewDetail = z.infer<typeof reviewDetail>
