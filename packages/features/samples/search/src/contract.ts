import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: a page in the search. `url` is a path of this console or an absolute address. */
export const searchResult = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
})

/** Page in the search. */
export type SearchResult = z.infer<typeof searchResult>

/** Response of `GET /api/search`. */
export const searchResults = readableListOf(searchResult)
