/** The words of the error pages in English, their source. */
export const en = {
  /** Both pages, button: to where the reader came from. */
  'action.back': 'Go back',
  /** Both pages: leads to where the reader may go. */
  'action.home': 'Go to the start page',
  /** Page 404: what happened and what to do. */
  'notFound.message':
    'No screen of this console has the address you followed. It may have been typed wrong, or the screen was moved.',
  /** Page 404: heading and document title. */
  'notFound.title': 'This page does not exist',
  /** Page 500: what happened and what to do. */
  'serverError.message': 'The server could not do what was asked. Try again in a few minutes.',
  /** Page 500: heading and document title. */
  'serverError.title': 'The server made a mistake',
} as const
