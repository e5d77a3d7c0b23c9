import { note } from '@console/core/workflows'
import * as z from 'zod/mini'
import { suspensionReasons } from './terms'

/** Input of decisions about companies. */
export const companyInput = {
  /** With `suspend`. */
  reasonCode: z.optional(z.enum(suspensionReasons)),
  /** With the reason `other`: at least 10 characters. */
  note,
}

/** Input of a decision about a company. */
export type CompanyInput = Partial<z.infer<z.ZodMiniObject<typeof companyInput>>>
