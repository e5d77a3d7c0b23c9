import { note } from '@console/core/kinds'
import * as z from 'zod/mini'
import { recallClasses, recallReasons } from './terms'

/** The number of a lot as it is printed on a pack. */
const lot = z.string().check(z.trim(), z.minLength(2), z.maxLength(40))

/** The input of decisions about products. */
export const afyaInput = {
  /** With `recall`. */
  recallClass: z.optional(z.enum(recallClasses)),
  /** With `recall`: the lots that come back, one at least. */
  lots: z.optional(z.array(lot).check(z.maxLength(100))),
  /** With `recall`. */
  reasonCode: z.optional(z.enum(recallReasons)),
  /** With `recall`: the name of the product, written once more, so that nobody recalls another one. */
  brandName: z.optional(z.string().check(z.maxLength(140))),
  /** With the reason `other`, and with `close_recall`, at least 10 characters. */
  note,
}

/** What a decision about a product says. */
export type AfyaInput = Partial<z.infer<z.ZodMiniObject<typeof afyaInput>>>
