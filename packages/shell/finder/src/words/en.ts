/** The words of the finder in English, their source. */
export const en = {
  /** Heading: what can be done at the screen behind the finder. */
  'finder.actions': 'Here',
  /** Leads to the list of everything that was found of one kind. {{number}}: how many. */
  'finder.all': 'Show all {{number}}',
  /** The cross at the end of the finder. */
  'finder.close': 'Close search',
  /** What is looked for on the server could not be. */
  'finder.failed': 'Records could not be searched.',
  /** Asks for what an empty field does not show. */
  'finder.hint': 'Recently opened, and what can be done here',
  /** The name of the whole finder, for screen readers. */
  'finder.label': 'Search',
  /** Records are being searched. */
  'finder.looking': 'Searching records…',
  /** Behind a suggestion that opens a new tab, for screen readers. */
  'finder.newTab': '(opens in a new tab)',
  /** Specification 8: below the field when no title matches. */
  'finder.none': 'No results.',
  /** Heading: entries of the navigation. */
  'finder.places': 'Go to',
  /** Heading: what was opened last. */
  'finder.recent': 'Recently opened',
  /** Searches the records again. */
  'finder.retry': 'Try again',
  /** The name of the list of suggestions, for screen readers. */
  'finder.suggestions': 'Suggestions',
  /** The field's name, and in it while it is empty. */
  'finder.text': 'Where do you want to go?',
} as const
