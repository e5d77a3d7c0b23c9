declare module '@console/core/i18n' {
  interface MessageCatalogue {
    toolbar: typeof en
  }
}

/** English messages of the toolbar, the source of the translations. */
export const en = {
  /** Close button of the shortcuts dialog. */
  'keys.close': 'Close keyboard shortcuts',
  /** Shortcuts dialog: Ctrl or ⌘ with K. */
  'keys.commandPalette': 'Search screens and records',
  /** Shortcuts dialog: Escape. */
  'keys.escape': 'Close the open panel or dialog',
  /** Shortcuts dialog: heading of the keys that work on every screen. */
  'keys.everywhere': 'On every screen',
  /** Shortcuts dialog: the question mark. */
  'keys.sheet': 'Show keyboard shortcuts',
  /** Heading of the shortcuts dialog. */
  'keys.title': 'Keyboard shortcuts',
  /** Name of the list of languages in the language menu, for screen readers. */
  'language.choose': 'Languages',
  /** Name of the links below the languages in the language menu, for screen readers. */
  'language.help': 'Help',
  /** Button of the language menu; {{language}} is the language’s own name. */
  'language.label': 'Language: {{language}}',
  /** Last link of the language menu (specification 2). */
  'language.learnMore': 'Learn More',
  /** Button of the chat panel, on small screens. */
  'open.chat': 'Team chat',
  /** Button of the search. */
  'open.commandPalette': 'Search',
  /** Button of the quick panel. */
  'open.quickPanel': 'Quick panel',
  /** Shortcut menu without shortcuts, before a search. */
  'shortcuts.empty': 'No shortcuts yet. Search for a screen and pin it with its star.',
  /** Name of the list of search results in the shortcut menu, for screen readers. */
  'shortcuts.found': 'Results',
  /** Star button, its menu and the shortcuts in the toolbar. */
  'shortcuts.label': 'Shortcuts',
  /** Shortcut menu without a matching title (specification 5). */
  'shortcuts.none': 'No results.',
  /** Star beside an entry of the shortcut menu, a toggle; {{title}} is the entry. */
  'shortcuts.pin': 'Pin {{title}}',
  /** Search field of the shortcut menu. */
  'shortcuts.search': 'Find a screen',
  /** Button of the user menu while nobody is signed in. */
  'user.guest': 'Guest',
  /** Entry of the user menu (specification 2). */
  'user.inbox': 'Inbox',
  /** Button of the user menu; {{name}} is the user. */
  'user.label': 'Account: {{name}}',
  /** Entry of a guest’s user menu (specification 2). */
  'user.login': 'Login',
  /** Description of Login in a guest’s user menu (specification 2). */
  'user.login.note': 'Admin login panel',
  /** Name of the group of the user’s own screens in the user menu, for screen readers. */
  'user.own': 'My account',
  /** Entry of the user menu (specification 2). */
  'user.profile': 'My Profile',
  /** Entry of a guest’s user menu (specification 2). */
  'user.register': 'Register',
  /** Name of the group with Logout in the user menu, for screen readers. */
  'user.session': 'Session',
  /** Last entry of the user menu (specification 2). */
  'user.signOut': 'Logout',
} as const
