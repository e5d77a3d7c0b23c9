declare module '@console/core/i18n' {
  interface MessageCatalogue {
    finder: typeof en
  }
}

/** English messages of the finder, the source of the translations. */
export const en = {
  /** Heading: actions of the current screen. */
  'finder.actions': 'On this screen',
  /** Link to the full list of search results of one type. {{number}}: their number. */
  'finder.all': 'Show all {{number}}',
  /** Close button at the end of the finder. */
  'finder.close': 'Close search',
  /** The search on the server failed. */
  'finder.failed': 'Couldn’t search records.',
  /** Button below an empty field: shows recent items and actions. */
  'finder.hint': 'Show recent items and actions',
  /** Name of the finder, for screen readers. */
  'finder.label': 'Search',
  /** Shown while the server searches records. */
  'finder.looking': 'Searching records…',
  /** After the name of a suggestion that opens a new tab, for screen readers. */
  'finder.newTab': '(opens in a new tab)',
  /** Below the field without a matching title (specification 8). */
  'finder.none': 'No results.',
  /** Heading: entries of the navigation. */
  'finder.places': 'Go to',
  /** Heading: recently opened items. */
  'finder.recent': 'Recently opened',
  /** Button: searches the records again. */
  'finder.retry': 'Try again',
  /** Name of the list of suggestions, for screen readers. */
  'finder.suggestions': 'Suggestions',
  /** Label and placeholder of the field. */
  'finder.text': 'Where do you want to go?',
} as const
