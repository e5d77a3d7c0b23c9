/** The words of the frame in English, their source. */
export const en = {
  /** Small screens: the button that closes the navigation drawer. */
  'navigation.close': 'Close navigation',
  /** Names the side navigation for screen readers. */
  'navigation.label': 'Main navigation',
  /** Small screens: the button in the toolbar that opens the navigation drawer. */
  'navigation.open': 'Open navigation',
  /** The first thing the keyboard reaches: jumps over the navigation. */
  'skip.label': 'Skip to content',
} as const
