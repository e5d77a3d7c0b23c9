import { instant } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/workflows'
import { reasonCodes, requestedChange } from './contract'

/** Input of decisions about approvable records. */
export const approvalInput = {
  /** Required to reject and to suspend. */
  reasonCode: z.optional(z.enum(reasonCodes)),
  /** Message to the owner. With the reason `other` at least 10 characters. */
  note,
  /** Only with `request_changes`: at most 20 messages of 5 to 300 characters. */
  fields: z.optional(z.array(requestedChange).check(z.maxLength(20))),
  /** Only with `suspend`; without it, until reinstated. */
  until: z.optional(instant),
  /** Failed checks to waive for this approval; needs a note. */
  waive: z.optional(z.array(z.string())),
}

/** Input of a decision about an approvable record, with the revision that was read. */
export type ApprovalInput = Partial<z.infer<z.ZodMiniObject<typeof approvalInput>>> & {
  revision?: number
}
