import * as z from 'zod/mini'
import { note } from '@console/core/workflows'
import { receiptNo } from './contract'
import { differenceReasons, disputeReasons } from './terms'

/** Input of decisions about payments at tills. */
export const matchInput = {
  /** With `match`: one of the merchant's receipts. */
  receiptNo: z.optional(receiptNo),
  /** With `match` for a different amount, and with `dispute`. */
  reasonCode: z.optional(z.enum([...new Set([...differenceReasons, ...disputeReasons])])),
  /** With the reason `other`: at least 10 characters. */
  note,
}

/** Input of a decision about a payment. */
export type MatchInput = Partial<z.infer<z.ZodMiniObject<typeof matchInput>>>
