import { currencies, type Currency, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { breakdown } from '../order/contract'
import { deliveryMethods, paymentMethods } from '../order/terms'
import { countries } from '../parties/contract'

const count = z.int().check(z.nonnegative())

const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]])

/** Maximum lines per order. */
export const maxLines = 100

/** Sources of the buyer: a known one, or a new one entered with the order. */
export const buyerSources = ['known', 'new'] as const

/** Types of a new buyer. */
export const buyerTypes = ['person', 'business'] as const

/** Destination of an order; the county determines the delivery options. */
const place = z.object({
  line1: z.string().check(z.maxLength(160)),
  town: z.string().check(z.maxLength(80)),
  county: z.string().check(z.maxLength(80)),
  countryCode: z.nullable(z.enum(countries)),
})

/** A person who can buy: an earlier buyer, or the owner of a business of the marketplace. */
export const knownBuyer = z.object({
  /** The `userToken`. */
  token,
  name: z.string(),
  /** Null for a person. */
  business: z.nullable(ref),
  /** `+254 ••• ••• 412`. */
  phoneMasked: z.string(),
  address: place,
  /** Remaining credit by currency; empty without an account. */
  credit: z.array(money),
})

export type KnownBuyer = z.infer<typeof knownBuyer>

/** A product that can be ordered, at its current price. */
export const offer = z.object({
  /** `secureToken` of the product. */
  token,
  name: z.string(),
  sku: z.string(),
  /** Barcode number; null for none. */
  gtin: z.nullable(z.string()),
  seller: ref,
  /** Without tax. */
  price: money,
  /** Minimum order quantity. */
  moq: z.int().check(z.positive()),
  /** Pieces in stock that are not reserved. */
  available: count,
})

export type Offer = z.infer<typeof offer>

const reason = z.string().check(z.maxLength(200))

/** Pieces of one line. */
const quantity = z.int().check(z.minimum(1), z.maximum(100_000))

const buyerFields = {
  buyerSource: z.enum(buyerSources),
  /** Null until one is selected, and for a new buyer. */
  buyer: z.nullable(knownBuyer),
  /** Retained while a known buyer is selected. */
  newBuyer: z.object({
    name: z.string().check(z.maxLength(120)),
    type: z.nullable(z.enum(buyerTypes)),
    /** E.164: `+254712345678`. */
    phone: z.string().check(z.maxLength(20)),
    email: z.string().check(z.maxLength(254)),
  }),
}

const otherFields = {
  address: place,
  /** Reference of the buyer; empty for none. */
  purchaseOrder: z.string().check(z.maxLength(40)),
  /** Request of the buyer; empty for none. */
  note: z.string().check(z.maxLength(500)),
  /** Acknowledgement that an administrator has to approve the order. */
  asksApproval: z.boolean(),
}

/** Content of a draft: any field may be missing, and a number may be invalid text as typed. */
export const draftContent = z.object({
  ...buyerFields,
  buyerSource: z.nullable(buyerFields.buyerSource),
  lines: z
    .array(
      z.object({
        offer,
        quantity: z.nullable(z.union([z.number(), z.string()])),
        override: z.nullable(
          z.object({
            price: z.object({ amount: z.nullable(z.union([z.number(), z.string()])), currency }),
            reason,
          }),
        ),
      }),
    )
    .check(z.maxLength(maxLines)),
  deliveryMethod: z.nullable(z.enum(deliveryMethods)),
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  ...otherFields,
})

export type DraftContent = z.infer<typeof draftContent>

/** Fields of an order that can be placed; the cross-field rules are in `rules.ts`. */
export const placeableFields = z.object({
  ...buyerFields,
  lines: z
    .array(
      z.object({
        /** At the price when it was selected: a later change is shown before the order is placed. */
        offer,
        quantity,
        /** Price for this order only, with its reason; null for the usual price. */
        override: z.nullable(
          z.object({
            price: z.object({ amount: z.int().check(z.positive()), currency }),
            reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
          }),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxLines)),
  deliveryMethod: z.enum(deliveryMethods),
  paymentMethod: z.enum(paymentMethods),
  ...otherFields,
})

/** Row of a draft of the caller. */
export const draftRow = z.object({
  draftToken: token,
  /** Starts at 1, and increases with each change; a change names the version it is based on. */
  version: z.int().check(z.positive()),
  createdAt: instant,
  changedAt: instant,
  /** Expiry, 30 days after the last change. */
  expiresAt: instant,
  /** Null until one is selected. */
  buyerName: z.nullable(z.string()),
  lineCount: count,
  /** Price of the lines so far, without discount, tax and delivery; null without lines. */
  goods: z.nullable(money),
})

export type DraftRow = z.infer<typeof draftRow>

/** Answer of `GET {business}/order-drafts`: the caller's drafts without empty ones, last changed first. */
export const draftRows = z.object({ items: z.array(draftRow), asOf: instant })

/** Answer of `GET {business}/order-drafts/{draftToken}`. */
export const orderDraft = z.extend(draftRow, { content: draftContent })

export type OrderDraft = z.infer<typeof orderDraft>

/** Body of `POST {business}/order-drafts` and of `PATCH …/{draftToken}`. */
export const draftBody = z.object({ content: draftContent })

/** Current price of an order, calculated by the server. */
export const quote = z.object({
  /** Identifies these prices: any change of prices, pieces or delivery results in another token. */
  quoteToken: token,
  /** In the order of the request. */
  lines: z.array(
    z.object({
      /** At its current price. */
      offer,
      /** Price in this order. */
      unitPrice: money,
      quantity,
      discount: money,
      /** In basis points. */
      taxBps: z.int().check(z.minimum(0), z.maximum(10_000)),
      tax: money,
      total: money,
    }),
  ),
  breakdown,
  /** Limit above which an administrator has to approve; null unless the total exceeds it. */
  overLimit: z.nullable(money),
  /** Remaining credit of the buyer; null if it suffices or is not needed. */
  overCredit: z.nullable(money),
})

export type Quote = z.infer<typeof quote>

/** Quote at which an order is placed: the one that was shown to the user. */
export const agreedQuote = z.object({ quoteToken: token, total: money })

export type AgreedQuote = z.infer<typeof agreedQuote>

/** Answer of `POST {business}/order-drafts/{draftToken}/place`: the placed order. */
export const placedOrder = z.object({ secureToken: token, reference: z.string(), total: money })

export type PlacedOrder = z.infer<typeof placedOrder>

/** Answer of `GET {business}/order-drafts/buyers?q=`. */
export const buyerSearchHits = z.object({ items: z.array(knownBuyer) })

/** Answer of `GET {business}/order-drafts/offers?q=&seller=`. */
export const offerSearchHits = z.object({ items: z.array(offer) })
