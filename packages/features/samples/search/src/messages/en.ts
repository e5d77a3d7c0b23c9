declare module '@console/core/i18n' {
  interface MessageCatalogue {
    search: typeof en
  }
}

/** English messages of the search pages, the source of the translations. */
export const en = {
  /** Button: clears the search. */
  clear: 'Clear search',
  /** Above the results: their number. */
  count_one: '{{number}} result',
  /** Above the results: their number. */
  count_other: '{{number}} results',
  /** Nothing to search: message. */
  'empty.message': 'You can search pages here once there are some.',
  /** Nothing to search: title. */
  'empty.title': 'Nothing to search yet',
  /** Label of the search field. */
  label: 'Search pages',
  /** Search without results: title (specification 8). */
  none: 'No results.',
  /** Search without results: message. */
  'none.message': 'Try fewer or different words.',
  /** Accessible name of the pagination. */
  pages: 'Result pages',
  /** Link to the next page of results. */
  'pages.next': 'Next',
  /** Pagination: current page, between the links. */
  'pages.place': 'Page {{page}} of {{last}}',
  /** Link to the previous page of results. */
  'pages.previous': 'Previous',
  /** Heading and document title. */
  title: 'Search',
} as const
