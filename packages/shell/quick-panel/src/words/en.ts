/** The words of the quick panel in English, their source. */
export const en = {
  /** Once the request id was copied. */
  'agenda.copied': 'Copied',
  /** The button beside the request id. */
  'agenda.copy': 'Copy the request id',
  /** What to do when events and notes could not be read. */
  'agenda.failed.message': 'Your settings below work all the same.',
  /** Events and notes could not be read. */
  'agenda.failed.title': 'Events and notes could not be read',
  /** What happens when the network is back. */
  'agenda.offline.message': 'Events and notes are read as soon as the network is back.',
  /** There is no network, and nothing was read before. */
  'agenda.offline.title': 'You are offline',
  /** Before the request id of a call that failed. */
  'agenda.requestId': 'Request id',
  /** The button that reads events and notes again. */
  'agenda.retry': 'Try again',
  /** The same button while the call is under way, for screen readers. */
  'agenda.retrying': 'Reading events and notes',
  /** In place of the events when there are none. */
  'events.empty': 'No events.',
  /** Heading over the events. */
  'events.title': 'Events',
  /** In place of the notes when there are none. */
  'notes.empty': 'No notes.',
  /** Heading over the notes. */
  'notes.title': 'Notes',
  /** The cross that closes the panel. */
  'panel.close': 'Close',
  /** The name of the drawer. */
  'panel.title': 'Quick panel',
  /** A switch. */
  'settings.cloudSync': 'Cloud Sync',
  /** A switch, on at first. */
  'settings.notifications': 'Notifications',
  /** A switch. */
  'settings.retroThrusters': 'Retro Thrusters',
  /** Heading over the switches. */
  'settings.title': 'Quick Settings',
  /** Over the weekday. */
  'today.caption': 'Today',
  /** The date on a day that ends like 3rd, by the ordinal's plural form. @same */
  'today.date.few': '{{day}}rd {{month}}',
  /** The date on a day that ends like 1st. @same */
  'today.date.one': '{{day}}st {{month}}',
  /** The date on every other day: 4th June. @same */
  'today.date.other': '{{day}}th {{month}}',
  /** The date on a day that ends like 2nd. @same */
  'today.date.two': '{{day}}nd {{month}}',
  /** Below events and notes: some of them could not be read. What was wrong stands behind it. */
  unread:
    'Not shown, because it could not be read: {{number}} of {{total}}. Tell whoever runs this console:',
} as const
