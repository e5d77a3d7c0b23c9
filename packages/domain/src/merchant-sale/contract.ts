import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/kinds'
import { countries } from '../parties/contract'
import {
  differenceReasons,
  disputeReasons,
  matchActions,
  matches,
  matchHindrances,
  providers,
} from './terms'

const count = z.int().check(z.nonnegative())

/** The number of a receipt, which no other has: `512345-000042`, the till's and the next of that till. */
export const receiptNo = z.string().check(z.minLength(1), z.maxLength(40))

/** One row of `GET {gateway}/merchant-sales`: what somebody has paid at a merchant's till. */
export const merchantSaleRow = z.extend(versioned, {
  _actions: z.array(actionState(matchActions, matchHindrances)),
  secureToken: token,
  merchant: ref,
  /** The number that is paid to. */
  till: z.string(),
  provider: z.enum(providers),
  /** The provider's number of it, 8 to 20 characters; none has it twice. */
  providerReference: z.string().check(z.minLength(8), z.maxLength(20)),
  /** What the payer has typed as the account; null for nothing. */
  billReference: z.nullable(z.string()),
  /** `+254 ••• ••• 412`, `•••• 4821`; null for cash. */
  payerMasked: z.nullable(z.string()),
  occurredAt: instant,
  amount: money,
  /** What the provider keeps of it. */
  fee: money,
  /** `amount − fee`: what the merchant gets. */
  net: money,
  match: z.enum(matches),
  /** The receipt it is matched with; null while there is none. */
  receiptNo: z.nullable(receiptNo),
  /** The amount less that of its receipt, negative where the receipt is more; null without a receipt. */
  difference: z.nullable(money),
  /** The free receipt that has exactly its amount, where there is only one and the payment is unmatched; else null. */
  exactReceipt: z.nullable(receiptNo),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A payment at a till as lists have it. */
export type MerchantSaleRow = z.infer<typeof merchantSaleRow>

/** What a merchant's till has written of a sale over the counter. Prices are with tax. */
export const receipt = z.object({
  receiptNo,
  /** Whose number it bears. */
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

/** What a merchant's till has written of a sale over the counter. */
export type Receipt = z.infer<typeof receipt>

/** Answer of `GET {gateway}/merchant-sales/{secureToken}`. */
export const merchantSaleDetail = z.extend(merchantSaleRow, {
  /** The one it is matched with. */
  receipt: z.nullable(receipt),
  /** Who said so and, where there is a difference, why; null while it is not matched. */
  matched: z.nullable(
    z.object({
      by: actor,
      at: instant,
      reasonCode: z.nullable(z.enum(differenceReasons)),
      note: z.nullable(z.string()),
    }),
  ),
  /** Null where nobody disputes it. */
  dispute: z.nullable(
    z.object({
      by: actor,
      at: instant,
      reasonCode: z.enum(disputeReasons),
      note: z.nullable(z.string()),
    }),
  ),
  /** Free receipts that it may be of, the best first, five at most; none where it is not unmatched. */
  candidates: z.array(z.extend(receipt, { difference: money })).check(z.maxLength(5)),
  /** Whom it was paid to. */
  premises: z.object({
    countryCode: z.enum(countries),
    county: z.string(),
    town: z.string(),
    tills: z.array(z.string()),
    /** How many of its payments are unmatched. */
    unmatched: count,
  }),
})

/** A whole payment at a till. */
export type MerchantSaleDetail = z.infer<typeof merchantSaleDetail>
