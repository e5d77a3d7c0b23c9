/** The words of the demo auth pages in English, their source. */
export const en = {
  /** Register: the tick below the passwords. */
  accept: 'I accept the terms of the marketplace',
  /** Button below what the server said: shows the form once more. */
  again: 'Show the form again',
  /** Register, reset password: label of the second password. */
  confirmation: 'Password again',
  /** Below every form: what these pages are. */
  demo: 'A demo page: nobody is signed in or out here.',
  /** Register: label of the name. */
  displayName: 'Display name',
  /** Label of the e-mail address. */
  email: 'E-mail',
  /** Log in, lock: label of the user name. */
  'email.orName': 'User name or e-mail',
  /** Register: below the tick that is missing. */
  'error.accept': 'Accept the terms to go on.',
  /** Below a second password that is another one. */
  'error.confirmation': 'The two passwords are not the same.',
  /** Below a user name or password that is too short (specification 5). */
  'error.short': 'Min character length is 4',
  /** Link to the page on which a new password is asked for. */
  'forgot.link': 'Forgot password',
  /** Button that asks for a link to choose a new password. */
  'forgot.submit': 'Send the link',
  /** Forgot password: heading and document title. */
  'forgot.title': 'Recover your password',
  /** Link to the console itself. */
  home: 'To the console',
  /** Lock: link for whoever is somebody else. */
  'lock.other': 'Not you?',
  /** Lock: the button. */
  'lock.submit': 'Unlock',
  /** Lock: heading and document title. */
  'lock.title': 'Your session is locked',
  /** Link to the log-in page. */
  'login.link': 'Go to log in',
  /** Log in: the button. */
  'login.submit': 'Log in',
  /** Log in: heading and document title. */
  'login.title': 'Log in to your account',
  /** Mail confirm: what is said. */
  'mail.message':
    'A message with a link is on its way to you. Open the link to confirm your address.',
  /** Mail confirm: heading and document title. */
  'mail.title': 'Confirm your e-mail address',
  /** Label of the password. */
  password: 'Password',
  /** Button in a password: hides it. */
  'password.hide': 'Hide password',
  /** Reset password: label of the new password. */
  'password.new': 'New password',
  /** Button in a password: shows it. */
  'password.show': 'Show password',
  /** Link to the page on which one registers. */
  'register.link': 'Create an account',
  /** Register: the button. */
  'register.submit': 'Create an account',
  /** Register: heading and document title. */
  'register.title': 'Create your account',
  /** Link to the page on which a new password is chosen. */
  'reset.link': 'I have a link',
  /** Reset password: the button. */
  'reset.submit': 'Choose this password',
  /** Reset password: heading and document title. */
  'reset.title': 'Choose a new password',
  /** Beside the form, below the large words. */
  'welcome.message': 'Orders, approvals and payments of one marketplace, in one place.',
  /** Beside the form: large words. */
  'welcome.title': 'Welcome to the marketplace',
} as const
