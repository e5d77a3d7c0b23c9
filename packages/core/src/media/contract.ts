import * as z from 'zod/mini'
import { ref } from '../contracts'
import { maxPictures } from './limits'

const fileName = z.string().check(z.minLength(1), z.maxLength(255))

/** Of a file's bytes, in hexadecimal digits; it is a picture's token. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Body of `POST {catalogue}/media/match`: chosen files, before any is uploaded. */
export const picturesToMatch = z.object({
  files: z
    .array(z.object({ name: fileName, sha256 }))
    .check(z.minLength(1), z.maxLength(maxPictures)),
})

/** Part of a file's name by which a product was found. */
export const matchedBy = ['gtin', 'registration'] as const

/** Response of `POST {catalogue}/media/match`: in the order of the request. */
export const matchedPictures = z.object({
  items: z.array(
    z.object({
      name: fileName,
      /** The product that its name identifies; null for none, or for several. */
      product: z.nullable(ref),
      by: z.nullable(z.enum(matchedBy)),
      /** Number of pictures of that product; null where there is none. */
      pictures: z.nullable(z.int().check(z.nonnegative())),
      /** Products that have this very picture. */
      shownAt: z.array(ref),
    }),
  ),
})

/** Result of matching. */
export type MatchedPictures = z.infer<typeof matchedPictures>

/** Body of `POST {catalogue}/afya-products/{productId}/images`. */
export const pictureToAdd = z.object({ mediaToken: sha256 })
