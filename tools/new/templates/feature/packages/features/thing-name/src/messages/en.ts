declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'thing-name': typeof en
  }
}

/** English messages of thing name, the source of the translations. */
export const en = {} as const
