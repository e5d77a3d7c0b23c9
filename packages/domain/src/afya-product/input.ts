import { note } from '@console/core/workflows'
import * as z from 'zod/mini'
import { recallClasses, recallReasons } from './terms'

/** Lot number as printed on a pack. */
const lot = z.string().check(z.trim(), z.minLength(2), z.maxLength(40))

/** Input of decisions about products. */
export const afyaInput = {
  /** With `recall`. */
  recallClass: z.optional(z.enum(recallClasses)),
  /** With `recall`: the recalled lots, at least one. */
  lots: z.optional(z.array(lot).check(z.maxLength(100))),
  /** With `recall`. */
  reasonCode: z.optional(z.enum(recallReasons)),
  /** With `recall`: the name of the product, typed again, to prevent the recall of another one. */
  brandName: z.optional(z.string().check(z.maxLength(140))),
  /** With the reason `other`, and with `close_recall`: at least 10 characters. */
  note,
}

/** Input of a decision about a product. */
export type AfyaInput = Partial<z.infer<z.ZodMiniObject<typeof afyaInput>>>
