declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'query-boundary': typeof en
  }
}

/** English messages of failed, partial and refused reads, the source of the translations. */
export const en = {
  /** Button: loads the list again. */
  'index.failed.retry': 'Try again',
  /** Label before the request ID of a failed call. */
  'index.requestId.label': 'Request ID',
  /** Below the rows of a page: reason for missing records. The details follow, for support. */
  'index.unread.why':
    'The server sent data that this console doesn’t recognise. Report this to support:',
  /** Below the rows of a page: number of records that couldn’t be parsed. */
  'index.unread_one': '{{number}} of {{total}} records couldn’t be shown.',
  /** Below the rows of a page: number of records that couldn’t be parsed. */
  'index.unread_other': '{{number}} of {{total}} records couldn’t be shown.',
  /** Rate limit; the read is retried automatically. {{when}}: "in 2 minutes". */
  'limited.again': 'The server asked us to slow down. We’ll try again {{when}}.',
  /** Rate limit after several retries or with a long wait; a button tries again. {{when}}: "in 2 hours". */
  'limited.later': 'The server asked us to slow down. You can try again {{when}}.',
  /** Rate limit after several retries; the wait is over, and a button tries again. */
  'limited.now': 'The server asked us to slow down several times. You can try again now.',
  /** Title: rate limit. */
  'limited.title': 'Too many requests',
  /** Message of a record that failed to load. */
  'record.failed.message': 'The server didn’t respond as expected. Try again.',
  /** Title of a record that failed to load. */
  'record.failed.title': 'Couldn’t load this record',
  /** Message of an unknown record. */
  'record.notFound.message': 'It may have been deleted, or you don’t have access to it.',
  /** Title of an unknown record. */
  'record.notFound.title': 'Record not found',
  /** Message of a record while offline. */
  'record.offline.message': 'The record will load when you’re back online.',
  /** Title of a record while offline. */
  'record.offline.title': 'You’re offline',
  /** In place of a part that failed to load. */
  'record.preview.failed': 'Couldn’t load this',
  /** Title of a record that the user may not see. */
  'record.refused.title': 'You don’t have access to this',
  /** Label before the request ID of a failed call. */
  'record.requestId': 'Request ID',
  /** Copy button after it was pressed. */
  'record.requestId.copied': 'Copied',
  /** Button: copies the request ID. */
  'record.requestId.copy': 'Copy',
  /** Button: loads a record again. */
  'record.retry': 'Try again',
  /** Message of a list or record that the user may not see. */
  'refused.message': 'Your role doesn’t allow this.',
} as const
