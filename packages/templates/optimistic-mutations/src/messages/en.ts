declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'optimistic-mutations': typeof en
  }
}

/** English messages of immediate writes, the source of the translations. */
export const en = {
  /** Button of a notice: undoes the last change in an app. */
  undo: 'Undo',
  /** Notice after the undo shortcut; the undone change follows below. */
  undone: 'Undone',
  /** Message of the notice after a write without a response. */
  'write.unclear': 'Reloading the latest data.',
  /** Title of the notice after a write without a response. */
  'write.unclear.title': 'We couldn’t confirm this change',
} as const
