/** The words of the chat page in English, their source. */
export const en = {
  /** The list of contacts, for screen readers. */
  'contacts.label': 'Contacts',
  /** List: what to do where the search finds nobody. */
  'noMatch.message': 'Try fewer letters, or another name.',
  /** List: title where the search finds nobody. */
  'noMatch.title': 'Nobody matches',
  /** Beside the list: title while nobody is chosen; below it stands the prompt of specification 8. */
  'nothingOpen.title': 'No conversation is selected',
  /** Own status: label of the mood. */
  'own.mood': 'Mood',
  /** The button that opens the user’s own status and mood. {{presence}}: the status now. */
  'own.open': 'You: {{presence}}',
  /** Own status: the button that saves. */
  'own.save': 'Save',
  /** Own status: label of the four choices. */
  'own.status': 'Status',
  /** Title of the dialog of the user’s own status and mood. */
  'own.title': 'Your status and mood',
  /** Search field. */
  search: 'Search contacts',
  /** The button that empties the search. */
  'search.clear': 'Clear search',
  /** Heading and document title. */
  title: 'Chat',
} as const
