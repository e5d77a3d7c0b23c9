declare module '@console/core/i18n' {
  interface MessageCatalogue {
    commandPalette: typeof en
  }
}

/** English messages of the command palette, the source of the translations. */
export const en = {
  /** Heading: actions of the current screen. */
  'commandPalette.actions': 'On this screen',
  /** Link to the full list of search results of one type. {{number}}: their number. */
  'commandPalette.all': 'Show all {{number}}',
  /** Close button at the end of the command palette. */
  'commandPalette.close': 'Close search',
  /** The search on the server failed. */
  'commandPalette.failed': 'Couldn’t search records.',
  /** Button below an empty field: shows recent items and actions. */
  'commandPalette.hint': 'Show recent items and actions',
  /** Name of the command palette, for screen readers. */
  'commandPalette.label': 'Search',
  /** Shown while the server searches records. */
  'commandPalette.looking': 'Searching records…',
  /** After the name of a suggestion that opens a new tab, for screen readers. */
  'commandPalette.newTab': '(opens in a new tab)',
  /** Below the field without a matching title (specification 8). */
  'commandPalette.none': 'No results.',
  /** Heading: entries of the navigation. */
  'commandPalette.places': 'Go to',
  /** Heading: recently opened items. */
  'commandPalette.recent': 'Recently opened',
  /** Button: searches the records again. */
  'commandPalette.retry': 'Try again',
  /** Name of the list of suggestions, for screen readers. */
  'commandPalette.suggestions': 'Suggestions',
  /** Label and placeholder of the field. */
  'commandPalette.text': 'Where do you want to go?',
} as const
