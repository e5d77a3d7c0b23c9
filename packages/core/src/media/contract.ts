import * as z from 'zod/mini'
import { ref } from '../contracts'
import { mostPictures } from './limits'

const fileName = z.string().check(z.minLength(1), z.maxLength(255))

/** Of the bytes of a file, in hexadecimal digits; a picture has it as its token. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Body of `POST {catalogue}/media/match`: files that somebody has chosen, before any of them is sent. */
export const picturesToMatch = z.object({
  files: z
    .array(z.object({ name: fileName, sha256 }))
    .check(z.minLength(1), z.maxLength(mostPictures)),
})

/** By what of a file's name a product was found. */
export const matchedBy = ['gtin', 'registration'] as const

/** Answer of `POST {catalogue}/media/match`: in the order in which they were asked about. */
export const matchedPictures = z.object({
  items: z.array(
    z.object({
      name: fileName,
      /** The product that its name speaks of; null where it speaks of none, or of several. */
      product: z.nullable(ref),
      by: z.nullable(z.enum(matchedBy)),
      /** How many pictures that product has; null where there is none. */
      pictures: z.nullable(z.int().check(z.nonnegative())),
      /** The products that have this very picture. */
      shownAt: z.array(ref),
    }),
  ),
})

/** What came of matching. */
export type MatchedPictures = z.infer<typeof matchedPictures>

/** Body of `POST {catalogue}/afya-products/{productId}/images`. */
export const pictureToAdd = z.object({ mediaToken: sha256 })
