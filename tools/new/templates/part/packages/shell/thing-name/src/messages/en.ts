declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'thing-name': typeof en
  }
}

/** English messages of thing name, the source of the translations. */
export const en = {
  /** In place of the entries when there are none. */
  'panel.empty': 'Nothing here yet.',
  /** Heading. */
  'panel.title': 'Thing name',
} as const
