import { text } from '@console/core/contracts'
import * as z from 'zod/mini'
import { searchHitKinds, maxHitsPerKind } from './searchHitKinds'

/** Like `Name`: the same in all languages, or translated. */
const name = z.union([z.string(), text])

/** A record found by a search. */
const searchHit = z.object({
  token: z.string(),
  name,
  /** Matching text of the record if its name does not match: a number, a buyer, a SKU. Null if the name matches. */
  mark: z.nullable(name),
})

/**
 * Answer of `GET {business}/find?q=`: records that match all words of the text, by type, with matches of the name first. Only
 * records that the caller may read are searched. Types without a match are left out.
 */
export const recordSearchResults = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(searchHitKinds),
      /** Total number of matches; at least the number of items. */
      total: z.int().check(z.positive()),
      /** The first matches: at most `maxHitsPerKind`. */
      items: z.array(searchHit).check(z.maxLength(maxHitsPerKind)),
    }),
  ),
})

export type RecordSearchResults = z.infer<typeof recordSearchResults>
