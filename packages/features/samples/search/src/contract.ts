import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: a page that can be found. `url` is a path of this console or a whole address. */
export const searchResult = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
})

/** A page that can be found. */
export type SearchResult = z.infer<typeof searchResult>

/** The answer of `GET /api/search`. */
export const searchResults = readableListOf(searchResult)
