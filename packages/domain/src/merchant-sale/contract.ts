import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/workflows'
import { countries } from '../parties/contract'
import {
  differenceReasons,
  disputeReasons,
  matchActions,
  matches,
  matchBlockers,
  providers,
} from './terms'

const count = z.int().check(z.nonnegative())

/** Unique receipt number: `512345-000042`, the till and its sequence number. */
export const receiptNo = z.string().check(z.minLength(1), z.maxLength(40))

/** One row of `GET {gateway}/merchant-sales`: a payment at a merchant's till. */
export const merchantSaleRow = z.extend(versioned, {
  _actions: z.array(actionState(matchActions, matchBlockers)),
  secureToken: token,
  merchant: ref,
  /** Till number of the payment. */
  till: z.string(),
  provider: z.enum(providers),
  /** Payment number of the provider, 8 to 20 characters, unique per provider. */
  providerReference: z.string().check(z.minLength(8), z.maxLength(20)),
  /** Account that the payer typed; null for none. */
  billReference: z.nullable(z.string()),
  /** `+254 ••• ••• 412`, `•••• 4821`; null for cash. */
  payerMasked: z.nullable(z.string()),
  occurredAt: instant,
  amount: money,
  /** Fee of the provider. */
  fee: money,
  /** `amount − fee`: the share of the merchant. */
  net: money,
  match: z.enum(matches),
  /** Receipt matched with it; null without one. */
  receiptNo: z.nullable(receiptNo),
  /** The amount less that of its receipt, negative if the receipt is larger; null without a receipt. */
  difference: z.nullable(money),
  /** The only unmatched receipt of exactly its amount, if the payment is unmatched; otherwise null. */
  exactReceipt: z.nullable(receiptNo),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type MerchantSaleRow = z.infer<typeof merchantSaleRow>

/** Receipt of a sale at a merchant's till. Prices include tax. */
export const receipt = z.object({
  receiptNo,
  /** Till that issued it. */
  till: z.string(),
  issuedAt: instant,
  /** `total` is the sum of the lines. */
  total: money,
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.int().check(z.positive()),
      unitPrice: money,
      total: money,
    }),
  ),
})

export type Receipt = z.infer<typeof receipt>

/** Answer of `GET {gateway}/merchant-sales/{secureToken}`. */
export const merchantSaleDetail = z.extend(merchantSaleRow, {
  /** Receipt matched with it. */
  receipt: z.nullable(receipt),
  /** Author of the match and, for a different amount, the reason; null without a match. */
  matched: z.nullable(
    z.object({
      by: actor,
      at: instant,
      reasonCode: z.nullable(z.enum(differenceReasons)),
      note: z.nullable(z.string()),
    }),
  ),
  /** Null if it is not disputed. */
  dispute: z.nullable(
    z.object({
      by: actor,
      at: instant,
      reasonCode: z.enum(disputeReasons),
      note: z.nullable(z.string()),
    }),
  ),
  /** Unmatched receipts that may belong to it, best first, at most five; empty unless it is unmatched. */
  candidates: z.array(z.extend(receipt, { difference: money })).check(z.maxLength(5)),
  /** Recipient of the payment. */
  premises: z.object({
    countryCode: z.enum(countries),
    county: z.string(),
    town: z.string(),
    tills: z.array(z.string()),
    /** Number of its unmatched payments. */
    unmatched: count,
  }),
})

export type MerchantSaleDetail = z.infer<typeof merchantSaleDetail>
