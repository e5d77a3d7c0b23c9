declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'team-chat': typeof en
  }
}

/** English messages of Team Chat, the source of the translations. */
export const en = {
  /** Message below "Couldn’t load this conversation". */
  'chat.failed.message': 'Your earlier messages are kept on the server.',
  /** Title: a conversation failed to load. */
  'chat.failed.title': 'Couldn’t load this conversation',
  /** Message field, for screen readers; {{name}} is the contact. */
  'composer.label': 'Message to {{name}}',
  /** Placeholder of the message field. */
  'composer.placeholder': 'Type your message',
  /** Button: sends the message. */
  'composer.send': 'Send',
  /** A contact in the column, such as "Wanjiru Kamau, online". @same */
  'contact.label': '{{name}}, {{presence}}',
  /** Number of unread messages of a contact, for screen readers. */
  'contact.unread_one': '{{count}} unread message',
  /** Number of unread messages of a contact, for screen readers. */
  'contact.unread_other': '{{count}} unread messages',
  /** Message below "No team members yet". */
  'contacts.empty.message': 'Your team members appear here once they have an account.',
  /** Title of an empty list of contacts. */
  'contacts.empty.title': 'No team members yet',
  /** Message below "Couldn’t load your team". */
  'contacts.failed.message': 'You can keep using the rest of the console.',
  /** Title: the contacts failed to load. */
  'contacts.failed.title': 'Couldn’t load your team',
  /** Column of contacts, for screen readers. */
  'contacts.label': 'Contacts',
  /** Button in the column: loads the contacts again. */
  'contacts.retry': 'Couldn’t load your team. Try again',
  /** After the request ID was copied. */
  'failure.copied': 'Copied',
  /** Button beside the request ID. */
  'failure.copy': 'Copy request ID',
  /** Label before the request ID of a failed call. */
  'failure.requestId': 'Request ID',
  /** Button: loads again. */
  'failure.retry': 'Try again',
  /** That button while the call is pending, for screen readers. */
  'failure.retrying': 'Loading',
  /** Messages of a conversation, for screen readers; {{name}} is the contact. */
  'log.label': 'Messages with {{name}}',
  /** Below a message that failed to send. */
  'message.failed': 'Not sent',
  /** Before the user’s own message, for screen readers. */
  'message.mine': 'You',
  /** Button beside "Not sent". */
  'message.retry': 'Try again',
  /** That button, for screen readers; {{text}} is the message. */
  'message.retry.label': 'Try again: {{text}}',
  /** Below a message while it is being sent. */
  'message.sending': 'Sending…',
  /** Button over the contacts while the chat is open. */
  'panel.close': 'Close Team Chat',
  /** Button over the contacts while the chat is closed. */
  'panel.open': 'Open Team Chat',
  /** Heading and name of the panel (specification 2). */
  'panel.title': 'Team Chat',
  /** A contact's presence. */
  'presence.away': 'away',
  /** A contact's presence. */
  'presence.do-not-disturb': 'do not disturb',
  /** A contact's presence. */
  'presence.offline': 'offline',
  /** A contact's presence. */
  'presence.online': 'online',
  /** Empty conversation (specification 8, exact). */
  'prompt.begin': 'Start a conversation by typing your message below.',
  /** No contact selected (specification 8, exact). */
  'prompt.select': 'Select a contact to start a conversation.',
  /** Beside the team or the messages: some of them couldn’t be parsed. The details follow. */
  unread: '{{number}} of {{total}} couldn’t be shown. Report this to support:',
} as const
