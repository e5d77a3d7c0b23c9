/** The words of the toolbar in English, their source. */
export const en = {
  /** The language menu's button; {{language}} is the language's own name. */
  'language.label': 'Language: {{language}}',
  /** The user menu's button; {{name}} is the user's name. */
  'user.label': 'Account of {{name}}',
  /** Specification 2: the user menu's last entry. */
  'user.signOut': 'Logout',
} as const
