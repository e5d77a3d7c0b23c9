/** The words of commission payments in English, their source. */
export const en = {
  /** After it was copied. */
  'error.copied': 'Copied',
  /** Copies the request id of a failed call. */
  'error.copy': 'Copy the request id',
  /** Before the request id of a failed call. */
  'error.requestId': 'Request id',
  /** Beside the heading, when what is shown was read; {{time}} is a time of day. */
  'list.asOf': 'As of {{time}}',
  /** Row: when its record was last changed; {{age}} is a relative time such as "3 days ago". */
  'list.changed': 'Changed {{age}}',
  /** Beside the heading: how many records are listed. */
  'list.count_one': '{{count}} record',
  'list.count_other': '{{count}} records',
  /** There are no records: the sentence below the heading. */
  'list.empty.message': 'New records appear here the moment they are made.',
  /** There are no records: heading. */
  'list.empty.title': 'No records yet',
  /** The call failed and nothing can be shown: the sentence below the heading. */
  'list.failed.message': 'Nothing was changed. Try again in a moment.',
  /** The call failed and nothing can be shown: heading. */
  'list.failed.title': 'The list could not be read',
  /** No network and nothing to show: the sentence below the heading. */
  'list.offline.message': 'The list is read as soon as the network is back.',
  /** No network and nothing to show: heading. */
  'list.offline.title': 'You are offline',
  /** Beside the heading: a later reading failed, the former is still shown; {{time}} is when it was read. */
  'list.old': 'Could not refresh. Shown as of {{time}}.',
  /** The button that reads the list anew. */
  'list.refresh': 'Refresh',
  /** The user's role may not read the list: the sentence below the heading. */
  'list.refused.message':
    'Your account may not read this list. It is open to the roles SuperAdmin, admin and staff.',
  /** The user's role may not read the list: heading. */
  'list.refused.title': 'This list is not open to you',
  /** Tries again after a failure. */
  'list.retry': 'Try again',
  /** Document title and heading of the page. */
  'list.title': 'Commission payments',
} as const
