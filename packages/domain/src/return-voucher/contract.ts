import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/workflows'
import { orderLine } from '../order/contract'
import { returnReasons, returnStatuses } from '../order/returns'
import { paymentMethods } from '../order/terms'
import { saleChannels } from '../sale/contract'
import {
  refundFailures,
  refundMethods,
  refusalReasons,
  returnActions,
  returnBlockers,
} from './terms'

/** One row of `GET {gateway}/return-vouchers`. All amounts are in one currency. */
export const returnRow = z.extend(versioned, {
  _actions: z.array(actionState(returnActions, returnBlockers)),
  voucherToken: token,
  /** `RV-2026-000123`. */
  returnNo: z.string(),
  /** Seller of the pieces. */
  merchant: ref,
  /** Order of the pieces; its label is the reference. */
  order: ref,
  /** Its label is the receipt number; null while the order is not completed. */
  sale: z.nullable(ref),
  reason: z.enum(returnReasons),
  lineCount: z.int().check(z.positive()),
  /** Amount claimed. */
  amount: money,
  /** Amount granted, or proposed; null before a proposal. */
  granted: z.nullable(money),
  refundMethod: z.enum(refundMethods),
  /** Failure of the last refund; null without one, and once another was sent. */
  refundFailure: z.nullable(z.enum(refundFailures)),
  raisedAt: instant,
  raisedBy: actor,
  /** Deadline of the decision. */
  dueAt: instant,
  /** Requested after the return window. */
  isOverWindow: z.boolean(),
  status: z.enum(returnStatuses),
  /** Reviewer; null for none. */
  claimedBy: z.nullable(actor),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type ReturnRow = z.infer<typeof returnRow>

/** Returned pieces of one line. */
export const returnLine = z.object({
  /** The line of the order. */
  lineId: token,
  name: z.string(),
  sku: z.string(),
  quantity: z.int().check(z.positive()),
  /** Value of these pieces, with tax. */
  amount: money,
  /** Pieces and amount granted, or proposed; null before a proposal. */
  granted: z.nullable(z.object({ quantity: z.int().check(z.nonnegative()), amount: money })),
  /** Returned to stock. */
  restock: z.boolean(),
  /** Line of the sale, with the number of pieces returned so far: including this return once it is granted. */
  sold: z.pick(orderLine, {
    unitPrice: true,
    quantity: true,
    discount: true,
    total: true,
    returned: true,
    rates: true,
  }),
})

export type ReturnLine = z.infer<typeof returnLine>

/** Answer of `GET {gateway}/return-vouchers/{voucherToken}`. */
export const returnDetail = z.extend(returnRow, {
  /** Sales channel, which determines the ledger of the sale. */
  channel: z.enum(saleChannels),
  lines: z.array(returnLine).check(z.minLength(1)),
  evidence: z.array(media).check(z.maxLength(6)),
  /** Comment of the buyer. */
  note: z.nullable(z.string()),
  /** Question to the buyer; null for none. */
  question: z.nullable(z.string()),
  /** Author of the proposal; null without one. */
  proposedBy: z.nullable(actor),
  /** Reason for the rejection; null without one. */
  refusal: z.nullable(
    z.object({
      reasonCode: z.enum(refusalReasons),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
    }),
  ),
  /** Payment method of the order, and the amount that can still be refunded. */
  payment: z.object({ method: z.enum(paymentMethods), isPaid: z.boolean(), refundable: money }),
  /** Null before the refund is sent, and after it failed. */
  refundSentAt: z.nullable(instant),
  /** Refund number of the provider; null before there is one, and while the result is unknown. */
  providerReference: z.nullable(z.string()),
  /** Share of this merchant's orders with a return, in basis points. */
  merchantReturnsBps: z.int().check(z.nonnegative()),
})

export type ReturnDetail = z.infer<typeof returnDetail>
