import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: an icon of the catalogue. The meaning of the members is ours (decision 0042). */
export const icon = z.object({
  /** Position in the catalogue. */
  order: z.int(),
  id: z.int(),
  /** Name in code: an English identifier, `arrow-up`. */
  name: z.string(),
  /** Preferred size in pixels. */
  prevSize: z.int().check(z.positive()),
  /** Code point in an icon font. */
  code: z.int(),
  /** Ligature in such a font. */
  ligatures: z.string(),
  /** Additional search terms in English. */
  tags: z.array(z.string()),
})

/** An icon of the catalogue. */
export type Icon = z.infer<typeof icon>

/** Response of `GET /api/icons`: all of them. */
export const icons = readableListOf(icon)
