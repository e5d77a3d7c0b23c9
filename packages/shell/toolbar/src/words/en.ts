/** The words of the toolbar in English, their source. */
export const en = {
  /** The cross of the sheet of keyboard shortcuts. */
  'keys.close': 'Close the keyboard shortcuts',
  /** What the Escape key does, in the sheet of keyboard shortcuts. */
  'keys.escape': 'Close what is open',
  /** Heading of the keys that work on every screen, in the sheet of keyboard shortcuts. */
  'keys.everywhere': 'On every screen',
  /** What Ctrl or ⌘ with K does, in the sheet of keyboard shortcuts. */
  'keys.finder': 'Search for a screen',
  /** What the question mark does, in the sheet of keyboard shortcuts. */
  'keys.sheet': 'Show the keyboard shortcuts',
  /** Heading of the sheet of keyboard shortcuts. */
  'keys.title': 'Keyboard shortcuts',
  /** The name of the languages in the language menu, for screen readers. */
  'language.choose': 'Languages',
  /** The name of what stands below the languages in the language menu, for screen readers. */
  'language.help': 'Help',
  /** The language menu's button; {{language}} is the language's own name. */
  'language.label': 'Language: {{language}}',
  /** Specification 2: the link at the end of the language menu. */
  'language.learnMore': 'Learn More',
  /** The button of the chat panel, on small screens. */
  'open.chat': 'Team chat',
  /** The button of the search over the screens. */
  'open.finder': 'Search',
  /** The button of the quick panel. */
  'open.quickPanel': 'Quick panel',
  /** In the shortcut menu while nothing is pinned and nothing is searched for. */
  'shortcuts.empty': 'Nothing is pinned yet. Search for a screen and pin it with its star.',
  /** The name of the list of what the shortcut menu's search has found, for screen readers. */
  'shortcuts.found': 'Found',
  /** The star button, the name of its menu and of the shortcuts in the toolbar. */
  'shortcuts.label': 'Shortcuts',
  /** Specification 5: in the shortcut menu when no title matches. */
  'shortcuts.none': 'No results.',
  /** The star beside an entry of the shortcut menu, pressed or not; {{title}} is the entry's. */
  'shortcuts.pin': 'Pin {{title}}',
  /** The search field of the shortcut menu. */
  'shortcuts.search': 'Find a screen',
  /** In the user menu's button, in place of a name, while nobody is signed in. */
  'user.guest': 'Guest',
  /** Specification 2: an entry of the user menu. */
  'user.inbox': 'Inbox',
  /** The user menu's button; {{name}} is the user's name. */
  'user.label': 'Account of {{name}}',
  /** Specification 2: an entry of a guest's user menu. */
  'user.login': 'Login',
  /** Below Login in a guest's user menu: where it leads. */
  'user.login.note': 'Admin login panel',
  /** The name of the user's own screens in the user menu, for screen readers. */
  'user.own': 'My account',
  /** Specification 2: an entry of the user menu. */
  'user.profile': 'My Profile',
  /** Specification 2: an entry of a guest's user menu. */
  'user.register': 'Register',
  /** The name of what ends the session in the user menu, for screen readers. */
  'user.session': 'Session',
  /** Specification 2: the user menu's last entry. */
  'user.signOut': 'Logout',
} as const
