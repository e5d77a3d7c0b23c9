/** The words of the frame in English, their source. */
export const en = {
  /** Beside the mark at the top of the navigation: the product's name. @same */
  'brand.name': 'Marketplace',
  /** The line at the foot of every page. Specification 2: a company name, from 2019 to the current year. @same */
  'footer.copyright': '© 2019–{{year}} Marketplace Console',
  /** The footer: leads to the licences of what others wrote. */
  'footer.licences': 'Licences',
  /** Small screens: the button that closes the navigation drawer. */
  'navigation.close': 'Close navigation',
  /** Button in the navigation: folds it to a rail of icons. */
  'navigation.fold': 'Fold the navigation',
  /** Names the side navigation for screen readers. */
  'navigation.label': 'Main navigation',
  /** Small screens: the button in the toolbar that opens the navigation drawer. */
  'navigation.open': 'Open navigation',
  /** Button in the folded navigation while it is expanded: lets it stay open. */
  'navigation.unfold': 'Keep the navigation open',
  /** Notice: a panel of the shell was opened, and broke. */
  'part.unavailable': 'This could not be shown. Open it again, or reload the page.',
  /** The first thing the keyboard reaches: jumps over the navigation. */
  'skip.label': 'Skip to content',
} as const
