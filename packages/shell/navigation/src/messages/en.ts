declare module '@console/core/i18n' {
  interface MessageCatalogue {
    navigation: typeof en
  }
}

/** Messages of the side navigation (specification 2). */
export const en = {
  /** After the name of an external entry, for screen readers. */
  'entry.newTab': '(opens in a new tab)',
  /** After the name of an entry, for screen readers: number of records that are waiting for a decision. */
  'entry.waiting_one': '{{count}} waiting',
  'entry.waiting_other': '{{count}} waiting',
  /** First section of the side navigation: the screens pinned by the user. */
  'group.shortcuts': 'Shortcuts',
} as const
