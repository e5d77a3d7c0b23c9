import { instant } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/kinds'
import { reasonCodes, requestedChange } from './contract'

/** The input of decisions about approvable records. */
export const approvalInput = {
  /** Rejecting and suspending need one. */
  reasonCode: z.optional(z.enum(reasonCodes)),
  /** To the owner. With the reason `other` at least 10 characters. */
  note,
  /** Only with `request_changes`: at most 20 messages of 5 to 300 characters. */
  fields: z.optional(z.array(requestedChange).check(z.maxLength(20))),
  /** Only with `suspend`; left out: until it is reinstated. */
  until: z.optional(instant),
  /** The failed checks that do not hinder this approval; needs a note. */
  waive: z.optional(z.array(z.string())),
}

/** The input of a decision about an approvable record, with the revision that was read. */
export type ApprovalInput = Partial<z.infer<z.ZodMiniObject<typeof approvalInput>>> & {
  revision?: number
}
