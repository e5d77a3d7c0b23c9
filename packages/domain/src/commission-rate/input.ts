import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/kinds'

/** The input of decisions about rates. */
export const rateInput = {
  /** With `activate` and `schedule`: which preview was seen. */
  preview: z.optional(token),
  /** With `end` at least 10 characters. */
  note,
}

/** What a decision about a rate says. */
export type RateInput = Partial<z.infer<z.ZodMiniObject<typeof rateInput>>>
