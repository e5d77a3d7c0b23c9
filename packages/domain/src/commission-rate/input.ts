import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/workflows'

/** Input of decisions about rates. */
export const rateInput = {
  /** With `activate` and `schedule`: token of the preview shown to the user. */
  preview: z.optional(token),
  /** With `end`: at least 10 characters. */
  note,
}

/** Input of a decision about a rate. */
export type RateInput = Partial<z.infer<z.ZodMiniObject<typeof rateInput>>>
