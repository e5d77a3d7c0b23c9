import { text } from '@console/core/contracts'
import * as z from 'zod/mini'
import { foundKinds, mostNamed } from './kinds'

/** As `Name`: in any language the same, or in several. */
const name = z.union([z.string(), text])

/** A record that a text finds. */
const foundRecord = z.object({
  token: z.string(),
  name,
  /** What else of the record holds the text, where its name does not: a number, a buyer, a SKU. Null where the name says it all. */
  mark: z.nullable(name),
})

/**
 * Answer of `GET {business}/find?q=`: the records that hold every word of the text, by kind, those first that are called so. Only
 * what the caller may read is looked through. A kind of which nothing is found is left out.
 */
export const found = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(foundKinds),
      /** How many there are; at least as many as are named. */
      total: z.int().check(z.positive()),
      /** The first few: `mostNamed` at most. */
      items: z.array(foundRecord).check(z.maxLength(mostNamed)),
    }),
  ),
})

/** The records that a text finds, by kind. */
export type Found = z.infer<typeof found>
