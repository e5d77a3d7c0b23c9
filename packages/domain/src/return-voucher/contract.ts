import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/kinds'
import { orderLine } from '../order/contract'
import { paymentMethods } from '../order/terms'
import { saleChannels } from '../sale/contract'
import {
  refundFailures,
  refundMethods,
  refusalReasons,
  returnActions,
  returnHindrances,
  returnReasons,
  returnStatuses,
} from './terms'

/** One row of `GET {gateway}/return-vouchers`. All its amounts are in one currency. */
export const returnRow = z.extend(versioned, {
  _actions: z.array(actionState(returnActions, returnHindrances)),
  voucherToken: token,
  /** `RV-2026-000123`. */
  returnNo: z.string(),
  /** Who sold it. */
  merchant: ref,
  /** What it was bought with; its label is the reference. */
  order: ref,
  /** Its label is the receipt; null while the order is not completed. */
  sale: z.nullable(ref),
  reason: z.enum(returnReasons),
  lineCount: z.int().check(z.positive()),
  /** What is asked for. */
  amount: money,
  /** What is granted, or would be as it was proposed; null before somebody said so. */
  granted: z.nullable(money),
  refundMethod: z.enum(refundMethods),
  /** Why the last refund failed; null where none did, or since another was sent. */
  refundFailure: z.nullable(z.enum(refundFailures)),
  raisedAt: instant,
  raisedBy: actor,
  /** When it should have been decided. */
  dueAt: instant,
  /** It was raised after the days within which things can be sent back. */
  isOverWindow: z.boolean(),
  status: z.enum(returnStatuses),
  /** Who of the staff looks at it; null for nobody. */
  claimedBy: z.nullable(actor),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A return as its queue has it. */
export type ReturnRow = z.infer<typeof returnRow>

/** Pieces of one line that are sent back. */
export const returnLine = z.object({
  /** The line of the order. */
  lineId: token,
  name: z.string(),
  sku: z.string(),
  quantity: z.int().check(z.positive()),
  /** What these pieces came to, with tax. */
  amount: money,
  /** How many of them are taken back and what for, or would be as it was proposed; null before somebody said so. */
  granted: z.nullable(z.object({ quantity: z.int().check(z.nonnegative()), amount: money })),
  /** They can be sold again. */
  restock: z.boolean(),
  /** The line as it was sold, and how many pieces of it came back: this return's, too, once it is granted. */
  sold: z.pick(orderLine, {
    unitPrice: true,
    quantity: true,
    discount: true,
    total: true,
    returned: true,
    rates: true,
  }),
})

/** Pieces of one line that are sent back. */
export type ReturnLine = z.infer<typeof returnLine>

/** Answer of `GET {gateway}/return-vouchers/{voucherToken}`. */
export const returnDetail = z.extend(returnRow, {
  /** To whom was sold: whose ledger has its sale. */
  channel: z.enum(saleChannels),
  lines: z.array(returnLine).check(z.minLength(1)),
  evidence: z.array(media).check(z.maxLength(6)),
  /** What the buyer says of it. */
  note: z.nullable(z.string()),
  /** What the buyer was asked; null where nothing was. */
  question: z.nullable(z.string()),
  /** Who of the staff would grant it; null before anybody said so. */
  proposedBy: z.nullable(actor),
  /** Why it was refused; null where it was not. */
  refusal: z.nullable(
    z.object({
      reasonCode: z.enum(refusalReasons),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
    }),
  ),
  /** How the order was paid, and what of it can still be paid back. */
  payment: z.object({ method: z.enum(paymentMethods), isPaid: z.boolean(), refundable: money }),
  /** When the refund was sent; null before that, and after it failed. */
  refundSentAt: z.nullable(instant),
  /** The provider's number of the refund; null while there is none, also where its result is not known. */
  providerReference: z.nullable(z.string()),
  /** Of how many of 10 000 orders of this merchant something was sent back. */
  merchantReturnsBps: z.int().check(z.nonnegative()),
})

/** A whole return. */
export type ReturnDetail = z.infer<typeof returnDetail>
