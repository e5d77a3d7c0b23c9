declare module '@console/core/i18n' {
  interface MessageCatalogue {
    errors: typeof en
  }
}

/** English messages of the error pages, the source of the translations. */
export const en = {
  /** Both pages, button: returns to the previous page. */
  'action.back': 'Go back',
  /** Both pages, link: start page of the user’s role. */
  'action.home': 'Go to the start page',
  /** 404 page: cause and next step. */
  'notFound.message':
    'We couldn’t find a page at this address. The link may be wrong, or the page may have moved.',
  /** 404 page: heading and document title. */
  'notFound.title': 'Page not found',
  /** 500 page: cause and next step. */
  'serverError.message': 'The server couldn’t complete the request. Try again in a few minutes.',
  /** 500 page: heading and document title. */
  'serverError.title': 'Something went wrong on our side',
} as const
