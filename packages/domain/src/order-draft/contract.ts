import { currencies, type Currency, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { breakdown } from '../order/contract'
import { deliveryMethods, paymentMethods } from '../order/terms'
import { countries } from '../parties/contract'

const count = z.int().check(z.nonnegative())

const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]])

/** The most lines that an order may have. */
export const mostLines = 100

/** Whether who buys is known already, or is written down with the order. */
export const buyerSources = ['known', 'new'] as const

/** What a new buyer is. */
export const buyerTypes = ['person', 'business'] as const

/** Where an order goes to; the county is what decides how it is delivered. */
const place = z.object({
  line1: z.string().check(z.maxLength(160)),
  town: z.string().check(z.maxLength(80)),
  county: z.string().check(z.maxLength(80)),
  countryCode: z.nullable(z.enum(countries)),
})

/** Somebody who can buy: who has bought before, or a business of the marketplace by its owner. */
export const knownBuyer = z.object({
  /** The `userToken`. */
  token,
  name: z.string(),
  /** Null for a person. */
  business: z.nullable(ref),
  /** `+254 ••• ••• 412`. */
  phoneMasked: z.string(),
  address: place,
  /** What may still be owed, one for each currency; none without an account. */
  credit: z.array(money),
})

/** Somebody who can buy. */
export type KnownBuyer = z.infer<typeof knownBuyer>

/** A product that can be written into an order, as it is sold now. */
export const offer = z.object({
  /** The product's `secureToken`. */
  token,
  name: z.string(),
  sku: z.string(),
  /** The number under its bars; null for none. */
  gtin: z.nullable(z.string()),
  seller: ref,
  /** Without tax. */
  price: money,
  /** The least that is sold at once. */
  moq: z.int().check(z.positive()),
  /** Pieces that are there and not reserved. */
  available: count,
})

/** A product that can be written into an order. */
export type Offer = z.infer<typeof offer>

const reason = z.string().check(z.maxLength(200))

/** Pieces of one line. */
const quantity = z.int().check(z.minimum(1), z.maximum(100_000))

const buyerFields = {
  buyerSource: z.enum(buyerSources),
  /** Null while nobody is chosen, and for a new buyer. */
  buyer: z.nullable(knownBuyer),
  /** What is written here stays while a known buyer is chosen. */
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
  /** The buyer's own number of it; empty for none. */
  purchaseOrder: z.string().check(z.maxLength(40)),
  /** What the buyer asks for; empty for nothing. */
  note: z.string().check(z.maxLength(500)),
  /** It is known that an administrator has to approve of it. */
  asksApproval: z.boolean(),
}

/** What is kept of an order while it is written: anything may be missing, and a number may be what was typed and is none. */
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
    .check(z.maxLength(mostLines)),
  deliveryMethod: z.nullable(z.enum(deliveryMethods)),
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  ...otherFields,
})

/** What is kept of an order while it is written. */
export type DraftContent = z.infer<typeof draftContent>

/** The fields of an order that can be placed; what they have to do with each other is said in `rules.ts`. */
export const placeableFields = z.object({
  ...buyerFields,
  lines: z
    .array(
      z.object({
        /** As it was sold when it was chosen: another price since then is shown before the order is placed. */
        offer,
        quantity,
        /** A price for this order alone, and why; null for the usual price. */
        override: z.nullable(
          z.object({
            price: z.object({ amount: z.int().check(z.positive()), currency }),
            reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
          }),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines)),
  deliveryMethod: z.enum(deliveryMethods),
  paymentMethod: z.enum(paymentMethods),
  ...otherFields,
})

/** One draft in the list of the caller's. */
export const draftRow = z.object({
  draftToken: token,
  /** Counts up from 1 with each change; a change names the version it was made on. */
  version: z.int().check(z.positive()),
  createdAt: instant,
  changedAt: instant,
  /** After it, it is gone: 30 days after the last change. */
  expiresAt: instant,
  /** Null while nobody is chosen. */
  buyerName: z.nullable(z.string()),
  lineCount: count,
  /** What the lines cost so far, without discount, tax and delivery; null while there is none. */
  goods: z.nullable(money),
})

/** One draft in the list of the caller's. */
export type DraftRow = z.infer<typeof draftRow>

/** Answer of `GET {business}/order-drafts`: the caller's that something was written in, the last changed first. */
export const draftRows = z.object({ items: z.array(draftRow), asOf: instant })

/** Answer of `GET {business}/order-drafts/{draftToken}`. */
export const orderDraft = z.extend(draftRow, { content: draftContent })

/** A draft with all that is written in it. */
export type OrderDraft = z.infer<typeof orderDraft>

/** Body of `POST {business}/order-drafts` and of `PATCH …/{draftToken}`. */
export const draftBody = z.object({ content: draftContent })

/** What the server would take for an order now. */
export const quote = z.object({
  /** Names these prices: of other prices, pieces or delivery it is another one. */
  quoteToken: token,
  /** In the order of what was asked. */
  lines: z.array(
    z.object({
      /** As it is sold now. */
      offer,
      /** The price it is sold at here. */
      unitPrice: money,
      quantity,
      discount: money,
      /** Hundredths of a per cent. */
      taxBps: z.int().check(z.minimum(0), z.maximum(10_000)),
      tax: money,
      total: money,
    }),
  ),
  breakdown,
  /** Above it an administrator has to approve; null where the total is not. */
  overLimit: z.nullable(money),
  /** What its buyer may still owe; null where it is enough, or not needed. */
  overCredit: z.nullable(money),
})

/** What the server would take for an order now. */
export type Quote = z.infer<typeof quote>

/** The quote that an order is placed at: the one that whoever places it has before them. */
export const agreedQuote = z.object({ quoteToken: token, total: money })

/** The quote that an order is placed at. */
export type AgreedQuote = z.infer<typeof agreedQuote>

/** Answer of `POST {business}/order-drafts/{draftToken}/place`: the order that the draft has become. */
export const placedOrder = z.object({ secureToken: token, reference: z.string(), total: money })

/** The order that a draft has become. */
export type PlacedOrder = z.infer<typeof placedOrder>

/** Answer of `GET {business}/order-drafts/buyers?q=`. */
export const foundBuyers = z.object({ items: z.array(knownBuyer) })

/** Answer of `GET {business}/order-drafts/offers?q=&seller=`. */
export const foundOffers = z.object({ items: z.array(offer) })
