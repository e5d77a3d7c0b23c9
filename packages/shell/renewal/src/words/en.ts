/** The words of the warning before a session ends, in English, their source. */
export const en = {
  /** The password field. */
  'renewal.password': 'Password',
  /** The eye in the password field while the password can be read. */
  'renewal.password.hide': 'Hide password',
  /** The eye in the password field while the password is hidden. */
  'renewal.password.show': 'Show password',
  /** The refusal when the server gave no words of its own. */
  'renewal.refused': 'That did not work. Check your password and try again.',
  /** The button that signs out now. */
  'renewal.signOut': 'Sign out',
  /** The button that signs in again. */
  'renewal.submit': 'Stay signed in',
  /** The same button while the call is under way, for screen readers. */
  'renewal.submitting': 'Signing in',
  /** What is about to happen; {{email}} is the account. */
  'renewal.text':
    'Your session ends in less than two minutes. Enter the password of {{email}} to stay signed in; nothing on this page is lost.',
  /** Heading. */
  'renewal.title': 'Your session is about to end',
} as const
