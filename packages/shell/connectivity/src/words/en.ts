/** The words about the connection in English, their source. */
export const en = {
  /** After `back.title`, while the screen reads again. */
  'back.refreshing': 'What you see is being refreshed.',
  /** Shown for a moment when the connection has returned. */
  'back.title': 'Back online.',
  /** After the title of the banner, where nothing was read yet. */
  'offline.nothing': 'Nothing can be read or saved until the connection is back.',
  /** After the title of the banner; {{time}} is when the oldest of what is shown was read. */
  'offline.old':
    'What you see was read at {{time}} and may have changed. Nothing can be saved until the connection is back.',
  /** Title of the banner; {{time}} is when the connection was lost. */
  'offline.since': 'Offline since {{time}}.',
  /** Title of the banner where nobody knows since when. */
  'offline.title': 'Offline.',
} as const
