import * as z from 'zod/mini'
import { note } from '@console/core/kinds'
import { receiptNo } from './contract'
import { differenceReasons, disputeReasons } from './terms'

/** The input of decisions about payments at tills. */
export const matchInput = {
  /** With `match`: one of the merchant's receipts. */
  receiptNo: z.optional(receiptNo),
  /** With `match` where there is a difference, and with `dispute`. */
  reasonCode: z.optional(z.enum([...new Set([...differenceReasons, ...disputeReasons])])),
  /** With the reason `other` at least 10 characters. */
  note,
}

/** What a decision about a payment says. */
export type MatchInput = Partial<z.infer<z.ZodMiniObject<typeof matchInput>>>
