declare module '@console/core/i18n' {
  interface MessageCatalogue {
    frame: typeof en
  }
}

/** English messages of the frame, the source of the translations. */
export const en = {
  /** Product name beside the logo at the top of the navigation. @same */
  'brand.name': 'Marketplace',
  /** Line at the foot of every page. Specification 2: a company name, from 2019 to the current year. @same */
  'footer.copyright': '© 2019–{{year}} Marketplace Console',
  /** Footer link: licences of third-party software. */
  'footer.licences': 'Licences',
  /** Small screens: closes the navigation drawer. */
  'navigation.close': 'Close navigation',
  /** Button in the navigation: folds it to a rail of icons. */
  'navigation.fold': 'Fold navigation',
  /** Name of the side navigation, for screen readers. */
  'navigation.label': 'Main navigation',
  /** Small screens: button in the toolbar that opens the navigation drawer. */
  'navigation.open': 'Open navigation',
  /** Button in the folded navigation while it is expanded: keeps it open. */
  'navigation.unfold': 'Keep navigation open',
  /** Notice: a panel of the shell crashed when it was opened. */
  'part.unavailable': 'This couldn’t be shown. Open it again, or reload the page.',
  /** First link of the page, for keyboard users: jumps past the navigation. */
  'skip.label': 'Skip to content',
} as const
