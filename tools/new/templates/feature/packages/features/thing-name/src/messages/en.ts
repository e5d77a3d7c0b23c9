declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'thing-name': typeof en
  }
}

/** The words of thing name in English, their source. */
export const en = {} as const
