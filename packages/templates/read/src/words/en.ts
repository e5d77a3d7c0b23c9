/** The words of what is read, in English, their source. */
export const en = {
  /** Button: reads the list again. */
  'index.failed.retry': 'Retry',
  /** Before the id of a call that failed. */
  'index.requestId.label': 'Request id',
  /** Below the rows of a page: why others are missing. What was unknown stands behind it, for whoever runs the console. */
  'index.unread.why':
    'The server sent something that this console does not know. Tell whoever runs it:',
  /** Below the rows of a page: one could not be read. */
  'index.unread_one': '{{number}} of {{total}} records could not be read and is not shown.',
  /** Below the rows of a page: so many could not be read. */
  'index.unread_other': '{{number}} of {{total}} records could not be read and are not shown.',
  /** Too much was asked of the server; it is asked again by itself. {{when}}: "in 2 minutes". */
  'limited.again': 'The server asks for a pause. This is read again {{when}}.',
  /** Too much was asked of the server, too often or for very long; the button asks it again. {{when}}: "in 2 hours". */
  'limited.later': 'The server asks for a pause. It can be asked again {{when}}, with the button.',
  /** Too much was asked of the server, several times; the pause it asked for is over, and the button asks it again. */
  'limited.now': 'The server has asked for a pause several times. Try again when you wish.',
  /** Too much was asked of the server. */
  'limited.title': 'Too many calls at once',
  /** Where a record cannot be read. */
  'record.failed.message': 'The server did not answer as it should. Try again.',
  /** Where a record cannot be read. */
  'record.failed.title': 'This record could not be read',
  /** Where there is no such record. */
  'record.notFound.message': 'It was removed, or you may not see it.',
  /** Where there is no such record. */
  'record.notFound.title': 'There is no such record',
  /** Where a record cannot be read for want of a network. */
  'record.offline.message': 'It is read as soon as the network is back.',
  /** Where a record cannot be read for want of a network. */
  'record.offline.title': 'You are offline',
  /** In place of something that could not be read. */
  'record.preview.failed': 'This could not be read',
  /** Where a record may not be read. */
  'record.refused.title': 'You may not see this',
  /** Before the number of a call that failed. */
  'record.requestId': 'Request',
  /** After that number was copied. */
  'record.requestId.copied': 'Copied',
  /** Button that copies that number. */
  'record.requestId.copy': 'Copy',
  /** Button that reads a record again. */
  'record.retry': 'Try again',
  /** Where the reader may not read a list or a record. */
  'refused.message': 'Your role does not allow this.',
} as const
