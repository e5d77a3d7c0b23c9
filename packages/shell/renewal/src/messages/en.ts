declare module '@console/core/i18n' {
  interface MessageCatalogue {
    renewal: typeof en
  }
}

/** English messages of the warning before a session ends, the source of the translations. */
export const en = {
  /** Password field. */
  'renewal.password': 'Password',
  /** Eye button while the password is visible. */
  'renewal.password.hide': 'Hide password',
  /** Eye button while the password is hidden. */
  'renewal.password.show': 'Show password',
  /** Error where the server gives no message of its own. */
  'renewal.refused': 'Couldn’t sign you in. Check your password and try again.',
  /** Button: signs out now. */
  'renewal.signOut': 'Sign out',
  /** Button: signs in again. */
  'renewal.submit': 'Stay signed in',
  /** That button while the call is pending, for screen readers. */
  'renewal.submitting': 'Signing in',
  /** Text of the warning; {{email}} is the account. */
  'renewal.text':
    'Your session ends in less than two minutes. To stay signed in, enter the password for {{email}}. Nothing on this page will be lost.',
  /** Title of the warning. */
  'renewal.title': 'Your session is about to end',
} as const
