/** The words of the pages for who has to wait in English, their source. */
export const en = {
  /** Coming soon: what is said where no day is known. */
  'comingSoon.message':
    'The marketplace is being set up. The day on which it opens will stand here.',
  /** Coming soon: when the marketplace opens. {{moment}}: a day and a time of day. */
  'comingSoon.on': 'The marketplace opens on {{moment}}.',
  /** Coming soon: heading and document title. */
  'comingSoon.title': 'We open soon',
  /** Coming soon: name of the countdown. */
  countdown: 'Time until we open',
  /** Coming soon: below the number of days that are left. */
  'countdown.days_one': 'Day',
  'countdown.days_other': 'Days',
  /** Coming soon: below the number of hours that are left. */
  'countdown.hours_one': 'Hour',
  'countdown.hours_other': 'Hours',
  /** Coming soon: below the number of minutes that are left. */
  'countdown.minutes_one': 'Minute',
  'countdown.minutes_other': 'Minutes',
  /** Coming soon: below the number of seconds that are left. */
  'countdown.seconds_one': 'Second',
  'countdown.seconds_other': 'Seconds',
  /** Link to the console. */
  home: 'Go to the console',
  /** Maintenance: what is said. */
  'maintenance.message':
    'The marketplace is being looked after and will be back shortly. Nothing is lost.',
  /** Maintenance: heading and document title. */
  'maintenance.title': 'Closed for maintenance',
  /** Coming soon, once the day is there: what is said. */
  'open.message': 'There is nothing to wait for any more.',
  /** Coming soon, once the day is there: heading. */
  'open.title': 'We are open',
} as const
