import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/kinds'

/** To whom was sold: to a person or to a business, whoever brought the order. */
export const saleChannels = ['b2c', 'b2b'] as const

/** Whether the seller has the money. */
export const settlements = ['pending', 'held', 'disputed', 'settled'] as const

/** Whether the seller has the money. */
export type Settlement = (typeof settlements)[number]

/** Why a sale is disputed. `other` needs a note. */
export const disputeReasons = [
  'wrong_amount',
  'wrong_commission',
  'not_received',
  'fraud_suspected',
  'other',
] as const

/** What an operator may do with a sale. */
export const saleActions = ['dispute', 'release', 'resolve'] as const

/** What an operator may do with a sale. */
export type SaleAction = (typeof saleActions)[number]

/** Why an event cannot happen to a sale now: the first rule it breaks. */
export const saleHindrances = ['wrong_status', 'reason_missing', 'note_missing'] as const

/**
 * Amounts of a sale, all in one currency: `gross − discount + tax + delivery − returned = net`, and
 * `net = payable + platformCommission + agentCommission`.
 */
export const saleAmounts = {
  gross: money,
  discount: money,
  tax: money,
  delivery: money,
  /** The part that was returned or refunded. */
  returned: money,
  /** What the seller keeps before commission. */
  net: money,
  platformCommission: money,
  agentCommission: money,
  /** What the seller is paid. */
  payable: money,
}

/** One row of `GET {gateway}/sales`. A completed order has its sale; a closed one has none. */
export const saleRow = z.extend(versioned, {
  _actions: z.array(actionState(saleActions, saleHindrances)),
  secureToken: token,
  /** `S-B2C-2026-004512`: as its order, with an S before. */
  receiptNo: z.string(),
  channel: z.enum(saleChannels),
  /** Its label is the reference. */
  order: ref,
  business: ref,
  buyerName: z.string(),
  completedAt: instant,
  ...saleAmounts,
  settlement: z.enum(settlements),
  /** Null until the seller was paid. */
  settledAt: z.nullable(instant),
  settlementReference: z.nullable(z.string()),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A sale as ledgers have it. */
export type SaleRow = z.infer<typeof saleRow>

/** Answer of `GET {gateway}/sales/{secureToken}`. */
export const saleDetail = z.extend(saleRow, {
  /** What the receipt names. */
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.int(),
      unitPrice: money,
      total: money,
    }),
  ),
  /** Null where nobody disputes it. */
  dispute: z.nullable(
    z.object({
      reasonCode: z.enum(disputeReasons),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
    }),
  ),
})

/** A whole sale. */
export type SaleDetail = z.infer<typeof saleDetail>
