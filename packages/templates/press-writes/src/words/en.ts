/** The words of what is written with one press, in English, their source. */
export const en = {
  /** Button of a notice: takes back what was just done in an app. */
  undo: 'Undo',
  /** Notice after the key that takes back; beneath it stands what. */
  undone: 'Taken back',
  /** Notice, where nobody knows what came of a write: below its title. */
  'write.unclear': 'What you see is read again.',
  /** Notice, where nobody knows what came of a write: title. */
  'write.unclear.title': 'We do not know whether this was done',
} as const
