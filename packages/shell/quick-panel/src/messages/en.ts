declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'quick-panel': typeof en
  }
}

/** English messages of the quick panel, the source of the translations. */
export const en = {
  /** After the request ID was copied. */
  'agenda.copied': 'Copied',
  /** Button beside the request ID. */
  'agenda.copy': 'Copy request ID',
  /** Message below "Couldn’t load events and notes". */
  'agenda.failed.message': 'You can still use the settings below.',
  /** Title: events and notes failed to load. */
  'agenda.failed.title': 'Couldn’t load events and notes',
  /** Message below "You’re offline". */
  'agenda.offline.message': 'Events and notes will load when you’re back online.',
  /** Title: no network and no earlier data. */
  'agenda.offline.title': 'You’re offline',
  /** Label before the request ID of a failed call. */
  'agenda.requestId': 'Request ID',
  /** Button: loads events and notes again. */
  'agenda.retry': 'Try again',
  /** That button while the call is pending, for screen readers. */
  'agenda.retrying': 'Loading events and notes',
  /** Empty list of events. */
  'events.empty': 'No events.',
  /** Heading over the events. */
  'events.title': 'Events',
  /** Empty list of notes. */
  'notes.empty': 'No notes.',
  /** Heading over the notes. */
  'notes.title': 'Notes',
  /** Close button of the panel. */
  'panel.close': 'Close',
  /** Name of the panel. */
  'panel.title': 'Quick panel',
  /** A switch. */
  'settings.cloudSync': 'Cloud Sync',
  /** A switch, initially on. */
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
  /** Below events and notes: some of them couldn’t be parsed. The details follow. */
  unread: '{{number}} of {{total}} couldn’t be shown. Report this to support:',
} as const
