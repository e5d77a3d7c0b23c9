/** The words of full-page messages. They are part of the first chunk, because they must be readable when nothing else can be fetched. */
export const en = {
  /** Button of a full-page message: loads the page anew. */
  'action.reload': 'Reload the page',
  /** Button of a full-page message: draws the screen anew. */
  'action.retry': 'Try again',
  /** `config.json` was fetched but cannot be understood; the detail stands below. */
  'configuration.broken.message':
    'The file config.json beside the page is not what the console expects. Whoever runs this console has to mend it.',
  /** `config.json` could not be fetched. */
  'configuration.missing.message':
    'The file config.json beside the page could not be read. Check your connection, or tell whoever runs this console.',
  /** Heading of both messages about `config.json`. */
  'configuration.title': 'The console cannot start',
  /** A screen broke or its code could not be fetched. */
  'screen.message':
    'This screen could not be shown. Nothing was changed on the server. Try again; if it stays, reload the page.',
  /** Heading of the same message. */
  'screen.title': 'Something went wrong here',
  /** The close button of a toast. */
  'toast.close': 'Close',
  /** Read out for the toasts at the top centre. */
  'toast.region.center': 'Messages',
  /** Read out for the toasts at the top end, where a sign-in's success is shown. */
  'toast.region.end': 'Sign-in messages',
  /** Read out while the page is on its way. */
  'wait.label': 'Loading',
} as const
