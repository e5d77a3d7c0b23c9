import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: an icon of the catalogue. What its members hold is ours (decision 0042). */
export const icon = z.object({
  /** Its place in the catalogue. */
  order: z.int(),
  id: z.int(),
  /** What programs call it: an English identifier, `arrow-up`. */
  name: z.string(),
  /** In which size it is drawn best, in pixels. */
  prevSize: z.int().check(z.positive()),
  /** Its character in a font of icons. */
  code: z.int(),
  /** The letters that such a font draws it for. */
  ligatures: z.string(),
  /** What it is found by, too, in English. */
  tags: z.array(z.string()),
})

/** An icon of the catalogue. */
export type Icon = z.infer<typeof icon>

/** The answer of `GET /api/icons`: all of them. */
export const icons = readableListOf(icon)
