import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import * as z from 'zod/mini'
import { type SearchResult, searchResult } from '../contract'
import { searchResults } from './searchResults'

/** `GET /search`, answered by `resolver`; stories pass their own. */
export function readSearch(resolver: Resolver<SearchResult[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/search',
      roles: 'public',
      answer: z.array(searchResult),
    },
    resolver,
  )
}

/** Sample backend of the search pages. */
export const searchHandlers = [
  readSearch(() => (scenarioFor('GET /search') === 'empty' ? [] : searchResults)),
]
