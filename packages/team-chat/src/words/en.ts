/** The words of Team Chat in English, their source. */
export const en = {
  /** What to do when a conversation could not be read. */
  'chat.failed.message': 'What you wrote before is kept on the server.',
  /** A conversation could not be read. */
  'chat.failed.title': 'This conversation could not be read',
  /** The field for a message, for screen readers; {{name}} is the contact. */
  'composer.label': 'Message to {{name}}',
  /** In the field while nothing is typed. */
  'composer.placeholder': 'Type your message',
  /** The button that sends the message. */
  'composer.send': 'Send',
  /** A contact in the column, such as "Wanjiru Kamau, online". @same */
  'contact.label': '{{name}}, {{presence}}',
  /** How many messages of a contact were not seen, for screen readers. */
  'contact.unread_one': '{{count}} unread message',
  /** The same for several. */
  'contact.unread_other': '{{count}} unread messages',
  /** What an empty team means. */
  'contacts.empty.message': 'Members of your team appear here once they have an account.',
  /** There is nobody to chat with. */
  'contacts.empty.title': 'Nobody is here yet',
  /** What to do when the contacts could not be read. */
  'contacts.failed.message': 'The rest of the console works all the same.',
  /** The contacts could not be read. */
  'contacts.failed.title': 'Your team could not be read',
  /** The column of contacts, for screen readers. */
  'contacts.label': 'Contacts',
  /** The button in the column that reads the contacts again. */
  'contacts.retry': 'Your team could not be read. Try again',
  /** Once the request id was copied. */
  'failure.copied': 'Copied',
  /** The button beside the request id. */
  'failure.copy': 'Copy the request id',
  /** Before the request id of a call that failed. */
  'failure.requestId': 'Request id',
  /** The button that reads again what could not be read. */
  'failure.retry': 'Try again',
  /** The same button while the call is under way, for screen readers. */
  'failure.retrying': 'Reading',
  /** All messages with a contact, for screen readers; {{name}} is the contact. */
  'log.label': 'Messages with {{name}}',
  /** Below a message that could not be sent. */
  'message.failed': 'Not sent',
  /** Before what the user wrote, for screen readers. */
  'message.mine': 'You',
  /** The button beside "Not sent". */
  'message.retry': 'Retry',
  /** The same button for screen readers; {{text}} is the message. */
  'message.retry.label': 'Retry: {{text}}',
  /** Below a message that is on its way. */
  'message.sending': 'Sending…',
  /** The button over the contacts while the chat is open. */
  'panel.close': 'Close Team Chat',
  /** The same button while it is closed. */
  'panel.open': 'Open Team Chat',
  /** Heading (specification 2), and the panel's name. */
  'panel.title': 'Team Chat',
  /** A contact's presence. */
  'presence.away': 'away',
  /** A contact's presence. */
  'presence.do-not-disturb': 'do not disturb',
  /** A contact's presence. */
  'presence.offline': 'offline',
  /** A contact's presence. */
  'presence.online': 'online',
  /** In place of messages where there are none yet (specification 8, exact). */
  'prompt.begin': 'Start a conversation by typing your message below.',
  /** In place of messages while nobody is selected (specification 8, exact). */
  'prompt.select': 'Select a contact to start a conversation.',
  /** Beside the team or the messages: some of them could not be read. What was wrong stands behind it. */
  unread:
    'Not shown, because it could not be read: {{number}} of {{total}}. Tell whoever runs this console:',
} as const
