/** The words of the search pages in English, their source. */
export const en = {
  /** The button that empties the search field. */
  clear: 'Clear the search',
  /** How many results there are, above them. */
  count_one: '{{number}} result',
  /** How many results there are, above them. */
  count_other: '{{number}} results',
  /** What is said where there is nothing to search. */
  'empty.message': 'Pages can be found here once there are some.',
  /** Title where there is nothing to search. */
  'empty.title': 'Nothing to search yet',
  /** Label of the search field. */
  label: 'Search pages',
  /** Specification 8: nothing is found. */
  none: 'No results.',
  /** What is said below, where nothing is found. */
  'none.message': 'Try fewer words, or other ones.',
  /** Name of the links to further pages of results. */
  pages: 'Pages of results',
  /** Link to the next page of results. */
  'pages.next': 'Next',
  /** Which page of how many is shown, between the links. */
  'pages.place': 'Page {{page}} of {{last}}',
  /** Link to the page of results before. */
  'pages.previous': 'Previous',
  /** Heading and document title. */
  title: 'Search',
} as const
