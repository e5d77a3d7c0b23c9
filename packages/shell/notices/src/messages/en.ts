/** Messages of full-page messages. They are part of the first chunk, because they must be readable when nothing else can be fetched. */
export const en = {
  /** Button of a full-page message: reloads the page. */
  'action.reload': 'Reload the page',
  /** Button of a full-page message: renders the screen again. */
  'action.retry': 'Try again',
  /** `config.json` was fetched but isn’t valid; the detail follows below. */
  'configuration.broken.message': 'The console can’t read its config.json file. Contact support.',
  /** The page was loaded over https, but `config.json` has an http address; the address follows below. */
  'configuration.insecure.message':
    'This page was loaded over https, but config.json contains an http address, which browsers block. Contact support.',
  /** `config.json` could not be fetched. */
  'configuration.missing.message':
    'Couldn’t load the config.json file. Check your connection, or contact support.',
  /** Heading of all messages about `config.json`. */
  'configuration.title': 'The console can’t start',
  /** A menu, a panel or the console itself couldn’t be fetched. Beside it: "Reload the page". */
  'missing.message':
    'This couldn’t be loaded. The console may have been updated, or the connection was lost. Reload the page to continue.',
  /** Button of the demo scenario bar: returns to normal responses. */
  'scenario.end': 'End',
  /** Demo scenario bar; the name of the scenario follows, for example "500". */
  'scenario.title': 'Demo scenario',
  /** Notice of the sample backend: unknown scenario in the address; the valid names follow below. */
  'scenario.unknown': 'Unknown demo scenario',
  /** A screen crashed, or its code couldn’t be fetched. */
  'screen.message':
    'This screen couldn’t be shown. Nothing was changed on the server. Try again. If the problem continues, reload the page: the console may have been updated.',
  /** The code of a screen can’t be fetched while offline. */
  'screen.offline.message': 'This screen will load when you’re back online.',
  /** Heading of that message. */
  'screen.offline.title': 'You’re offline',
  /** Heading of the message about a crashed screen. */
  'screen.title': 'Something went wrong',
  /** Shown while the first scripts of the console load. */
  'start.label': 'Loading the console…',
  /** Close button of a toast. */
  'toast.close': 'Close',
  /** Name of the toasts at the top centre, for screen readers. */
  'toast.region.center': 'Messages',
  /** Name of the toasts at the top right after sign-in, for screen readers. */
  'toast.region.end': 'Sign-in messages',
  /** Heading: the code of a screen couldn’t be fetched. */
  'unfetched.title': 'This page couldn’t be loaded',
  /** Below that heading. Beside it: "Reload the page". */
  'update.message': 'Reload the page to continue.',
  /** Heading: the code of a screen couldn’t be fetched because a newer version of the console is deployed. */
  'update.title': 'A new version is available',
  /** Shown while a page loads. */
  'wait.label': 'Loading…',
  /** Shown after ten seconds of loading. Beside it: "Reload the page". */
  'wait.slow': 'This is taking longer than usual.',
} as const
