declare module '@console/core/i18n' {
  interface MessageCatalogue {
    connectivity: typeof en
  }
}

/** The words about the connection in English, their source. */
export const en = {
  /** After `back.title`, while the screen refetches its data. */
  'back.refreshing': 'Refreshing this screen.',
  /** Shown briefly after the connection is restored. */
  'back.title': 'You’re back online.',
  /** After the title of the banner, before anything was loaded. */
  'offline.nothing': 'You can’t load or save anything until you’re back online.',
  /** After the title of the banner; {{time}} is the age of the oldest data on the screen. */
  'offline.old':
    'This data is from {{time}} and may have changed. You can’t save anything until you’re back online.',
  /** Title of the banner; {{time}} is the time at which the connection was lost. */
  'offline.since': 'You’ve been offline since {{time}}.',
  /** Title of the banner where that time is unknown. */
  'offline.title': 'You’re offline.',
} as const
