/** The words of the finder in English, their source. */
export const en = {
  /** The cross at the end of the finder. */
  'finder.close': 'Close search',
  /** The name of the whole finder, for screen readers. */
  'finder.label': 'Search',
  /** Behind a suggestion that opens a new tab, for screen readers. */
  'finder.newTab': '(opens in a new tab)',
  /** Specification 8: below the field when no title matches. */
  'finder.none': 'No results.',
  /** The name of the list of suggestions, for screen readers. */
  'finder.suggestions': 'Suggestions',
  /** The field's name, and in it while it is empty. */
  'finder.text': 'Where do you want to go?',
} as const
