declare module '@console/core/i18n' {
  interface MessageCatalogue {
    chat: typeof en
  }
}

/** English messages of the chat page, the source of the translations. */
export const en = {
  /** Accessible name of the list of contacts. */
  'contacts.label': 'Contacts',
  /** Search without results: hint. */
  'noMatch.message': 'Try fewer letters or another name.',
  /** Search without results: title. */
  'noMatch.title': 'No contacts match your search',
  /** Pane without a conversation: title, above the prompt of specification 8. */
  'nothingOpen.title': 'No conversation selected',
  /** Own status: label of the mood. */
  'own.mood': 'Mood',
  /** Button that opens the user’s own status and mood. {{presence}}: the current status. */
  'own.open': 'You: {{presence}}',
  /** Own status: button that saves it. */
  'own.save': 'Save',
  /** Own status: label of the four choices. */
  'own.status': 'Status',
  /** Title of the dialog of the user’s own status and mood. */
  'own.title': 'Your status and mood',
  /** Label of the search field. */
  search: 'Search contacts',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Heading and document title. */
  title: 'Chat',
} as const
