/** The words that all templates share, in English, their source. */
export const en = {
  /** Button that empties the search and takes every filter away. */
  'index.filters.clear': 'Clear filters',
} as const
