declare module '@console/core/i18n' {
  interface MessageCatalogue {
    waiting: typeof en
  }
}

/** English messages of the pages for who has to wait, the source of the translations. */
export const en = {
  /** Coming soon: message without an opening date. */
  'comingSoon.message':
    'We’re setting up the marketplace. The opening date will be announced here.',
  /** Coming soon: opening date. {{moment}}: a date and time. */
  'comingSoon.on': 'The marketplace opens on {{moment}}.',
  /** Coming soon: heading and document title. */
  'comingSoon.title': 'Opening soon',
  /** Coming soon: accessible name of the countdown. */
  countdown: 'Time until we open',
  /** Coming soon: under the number of days left. */
  'countdown.days_one': 'Day',
  'countdown.days_other': 'Days',
  /** Coming soon: under the number of hours left. */
  'countdown.hours_one': 'Hour',
  'countdown.hours_other': 'Hours',
  /** Coming soon: under the number of minutes left. */
  'countdown.minutes_one': 'Minute',
  'countdown.minutes_other': 'Minutes',
  /** Coming soon: under the number of seconds left. */
  'countdown.seconds_one': 'Second',
  'countdown.seconds_other': 'Seconds',
  /** Link to the console. */
  home: 'Go to the console',
  /** Maintenance: message. */
  'maintenance.message':
    'We’re carrying out maintenance. The marketplace will be back shortly, and your data is safe.',
  /** Maintenance: heading and document title. */
  'maintenance.title': 'Closed for maintenance',
  /** Coming soon, after the opening: message. */
  'open.message': 'The wait is over.',
  /** Coming soon, after the opening: heading. */
  'open.title': 'We’re open',
} as const
