declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'demo-access': typeof en
  }
}

/** English messages of the demo auth pages, the source of the translations. */
export const en = {
  /** Register: checkbox under the passwords. */
  accept: 'I accept the terms of the marketplace',
  /** Button under the server’s response: returns to the form. */
  again: 'Back to the form',
  /** Register, reset password: label of the second password. */
  confirmation: 'Confirm password',
  /** Under each form: note about these demo pages. */
  demo: 'This is a demo page. It doesn’t sign anyone in or out.',
  /** Register: label of the name. */
  displayName: 'Display name',
  /** Label of the email address. */
  email: 'Email',
  /** Sign in, lock: label of the username. */
  'email.orName': 'Username or email',
  /** Register: error of the unchecked terms. */
  'error.accept': 'Accept the terms to continue.',
  /** Error of a second password that differs. */
  'error.confirmation': 'The passwords don’t match.',
  /** Error of a short username or password (specification 5). */
  'error.short': 'Min character length is 4',
  /** Link to the forgot password page. */
  'forgot.link': 'Forgot your password?',
  /** Forgot password: button that requests a reset link. */
  'forgot.submit': 'Send link',
  /** Forgot password: heading and document title. */
  'forgot.title': 'Reset your password',
  /** Link to the console. */
  home: 'Go to the console',
  /** Lock: link for another user. */
  'lock.other': 'Not you?',
  /** Lock: button. */
  'lock.submit': 'Unlock',
  /** Lock: heading and document title. */
  'lock.title': 'Your session is locked',
  /** Link to the sign-in page. */
  'login.link': 'Back to sign in',
  /** Sign in: button. */
  'login.submit': 'Sign in',
  /** Sign in: heading and document title. */
  'login.title': 'Sign in to your account',
  /** Mail confirm: message. */
  'mail.message': 'Check your inbox and click the link to confirm your address.',
  /** Mail confirm: heading and document title. */
  'mail.title': 'Confirm your email address',
  /** Label of the password. */
  password: 'Password',
  /** Password field: button that hides the password. */
  'password.hide': 'Hide password',
  /** Reset password: label of the new password. */
  'password.new': 'New password',
  /** Password field: button that shows the password. */
  'password.show': 'Show password',
  /** Link to the registration page. */
  'register.link': 'Create an account',
  /** Register: button. */
  'register.submit': 'Create account',
  /** Register: heading and document title. */
  'register.title': 'Create your account',
  /** Link to the page for choosing a new password. */
  'reset.link': 'I have a reset link',
  /** Reset password: button. */
  'reset.submit': 'Set password',
  /** Reset password: heading and document title. */
  'reset.title': 'Choose a new password',
  /** Beside the form: tagline under the large heading. */
  'welcome.message': 'All your marketplace’s orders, approvals and payments in one place.',
  /** Beside the form: large heading. */
  'welcome.title': 'Welcome to the marketplace',
} as const
