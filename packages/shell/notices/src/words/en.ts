/** The words of full-page messages. They are part of the first chunk, because they must be readable when nothing else can be fetched. */
export const en = {
  /** Button of a full-page message: loads the page anew. */
  'action.reload': 'Reload the page',
  /** Button of a full-page message: draws the screen anew. */
  'action.retry': 'Try again',
  /** `config.json` was fetched but cannot be understood; the detail stands below. */
  'configuration.broken.message':
    'The file config.json beside the page is not what the console expects. Whoever runs this console has to mend it.',
  /** The page came by https and `config.json` names an address with http; the address stands below. */
  'configuration.insecure.message':
    'This page came by https, and the file config.json beside it names an address with http. Browsers refuse such calls. Whoever runs this console has to name an https address.',
  /** `config.json` could not be fetched. */
  'configuration.missing.message':
    'The file config.json beside the page could not be read. Check your connection, or tell whoever runs this console.',
  /** Heading of all messages about `config.json`. */
  'configuration.title': 'The console cannot start',
  /** Something that was asked for, a menu, a panel or the console itself, could not be fetched. Beside it: "Reload the page". */
  'missing.message':
    'This could not be loaded. The console may have been updated, or the connection was lost. Reload the page to go on.',
  /** Button of the bar that shows a demonstration scenario: calls are answered normally again. */
  'scenario.end': 'End',
  /** The same bar; the scenario's name follows, for example "500". */
  'scenario.title': 'Demo scenario',
  /** Notice on the sample backend: the address asks for what it does not have; the names stand below. */
  'scenario.unknown': 'The sample backend knows no such scenario',
  /** A screen broke or its code could not be fetched. */
  'screen.message':
    'This screen could not be shown. Nothing was changed on the server. Try again; if it stays, reload the page: the console may have been updated.',
  /** A screen whose code cannot be fetched without a network. */
  'screen.offline.message': 'This is shown as soon as there is a network again.',
  /** Heading of the same message. */
  'screen.offline.title': 'You are offline',
  /** Heading of the message about a screen that broke. */
  'screen.title': 'Something went wrong here',
  /** While the first scripts of the console are on their way. */
  'start.label': 'Loading the console…',
  /** The close button of a toast. */
  'toast.close': 'Close',
  /** Read out for the toasts at the top centre. */
  'toast.region.center': 'Messages',
  /** Read out for the toasts at the top right, where a sign-in's success is shown. */
  'toast.region.end': 'Sign-in messages',
  /** Heading when the code of a screen could not be fetched. */
  'unfetched.title': 'This page could not be loaded',
  /** Below that heading. Beside it: "Reload the page". */
  'update.message': 'Reload to continue. What you typed is kept.',
  /** Heading when the code of a screen could not be fetched because a newer version of the console was deployed. */
  'update.title': 'A new version is available',
  /** While a page is on its way. */
  'wait.label': 'Loading…',
  /** After ten seconds of that. Beside it: "Reload the page". */
  'wait.slow': 'This is taking longer than usual.',
} as const
