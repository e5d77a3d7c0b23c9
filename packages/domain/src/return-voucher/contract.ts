import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { noActions, versioned } from '../kinds/contract'
import { refundMethods, refusalReasons, returnReasons, returnStatuses } from './terms'

/** One row of `GET {gateway}/return-vouchers` (domain design 4.8). All its amounts are in one currency. */
export const returnRow = z.extend(versioned, {
  _actions: noActions,
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
  refundMethod: z.enum(refundMethods),
  raisedAt: instant,
  raisedBy: actor,
  /** When it should have been decided. */
  dueAt: instant,
  /** It was raised after the days within which things can be sent back. */
  isOverWindow: z.boolean(),
  status: z.enum(returnStatuses),
  /** Who of the staff looks at it; null for nobody. */
  claimedBy: z.nullable(actor),
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
  /** What of it is granted, or would be as it was proposed; null before somebody said so. */
  granted: z.nullable(money),
  /** They can be sold again. */
  restock: z.boolean(),
})

/** Pieces of one line that are sent back. */
export type ReturnLine = z.infer<typeof returnLine>

/** Answer of `GET {gateway}/return-vouchers/{voucherToken}`. */
export const returnDetail = z.extend(returnRow, {
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
  /** The provider's number of the refund; null while there is none, also where its result is not known. */
  providerReference: z.nullable(z.string()),
  /** Of how many of 10 000 orders of this merchant something was sent back. */
  merchantReturnsBps: z.int().check(z.nonnegative()),
})

/** A whole return. */
export type ReturnDetail = z.infer<typeof returnDetail>
