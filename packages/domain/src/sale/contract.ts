import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/workflows'

/** Channel by type of buyer: a person or a business, regardless of the channel of the order. */
export const saleChannels = ['b2c', 'b2b'] as const

/** Settlement statuses: payment to the seller. */
export const settlements = ['pending', 'held', 'disputed', 'settled'] as const

/** Settlement status: payment to the seller. */
export type Settlement = (typeof settlements)[number]

/** Reasons for a dispute. `other` needs a note. */
export const disputeReasons = [
  'wrong_amount',
  'wrong_commission',
  'not_received',
  'fraud_suspected',
  'other',
] as const

/** Actions of operators on a sale. */
export const saleActions = ['dispute', 'release', 'resolve'] as const

export type SaleAction = (typeof saleActions)[number]

/** Blockers of events of a sale; the first broken rule is reported. */
export const saleBlockers = ['wrong_status', 'reason_missing', 'note_missing'] as const

/**
 * Amounts of a sale, all in one currency: `gross − discount + tax + delivery − returned = net`, and
 * `net = payable + platformCommission + agentCommission`.
 */
export const saleAmounts = {
  gross: money,
  discount: money,
  tax: money,
  delivery: money,
  /** Returned or refunded amount. */
  returned: money,
  /** Share of the seller before commission. */
  net: money,
  platformCommission: money,
  agentCommission: money,
  /** Payment to the seller. */
  payable: money,
}

/** One row of `GET {gateway}/sales`. A completed order has its sale; a closed one has none. */
export const saleRow = z.extend(versioned, {
  _actions: z.array(actionState(saleActions, saleBlockers)),
  secureToken: token,
  /** `S-B2C-2026-004512`: the order's reference, prefixed with S. */
  receiptNo: z.string(),
  channel: z.enum(saleChannels),
  /** Its label is the reference. */
  order: ref,
  business: ref,
  buyerName: z.string(),
  completedAt: instant,
  ...saleAmounts,
  settlement: z.enum(settlements),
  /** Null until the seller is paid. */
  settledAt: z.nullable(instant),
  settlementReference: z.nullable(z.string()),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type SaleRow = z.infer<typeof saleRow>

/** Answer of `GET {gateway}/sales/{secureToken}`. */
export const saleDetail = z.extend(saleRow, {
  /** Lines of the receipt. */
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.int(),
      unitPrice: money,
      total: money,
    }),
  ),
  /** Null if it is not disputed. */
  dispute: z.nullable(
    z.object({
      reasonCode: z.enum(disputeReasons),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
    }),
  ),
})

export type SaleDetail = z.infer<typeof saleDetail>
