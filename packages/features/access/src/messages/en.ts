declare module '@console/core/i18n' {
  interface MessageCatalogue {
    access: typeof en
  }
}

/** Sign-in and sign-out messages in English, the source of the translations. */
export const en = {
  /** /callback, the return page of third-party sign-in: its button. */
  'callback.action': 'Go to sign in',
  /** Same page: message. */
  'callback.message':
    'Sign-in through another service isn’t set up for this console. Use your email and password.',
  /** Same page: heading. */
  'callback.title': 'Nothing to finish here',
  /** Below every card of this area; {{year}} is the current year. Specification 2: from 2019 to the current year. @same */
  'card.copyright': '© 2019–{{year}} Marketplace Console',
  /** Below every card of this area: the name of the choice between English, Türkçe and العربية, for screen readers. */
  'card.language': 'Language',
  /** Link on the page of an expired password link. */
  'choose.again': 'Request a new link',
  /** Page of the emailed link: expired or already used. */
  'choose.ended': 'This link has expired or was already used. Links work once, within an hour.',
  /** Same page: hint under the field, and its error. */
  'choose.note': 'Use at least {{min}} characters.',
  /** Same page: button. */
  'choose.submit': 'Save password',
  /** Same page: heading and field. */
  'choose.title': 'New password',
  /** Forgotten password: link back to the sign-in page. */
  'forgot.back': 'Back to sign in',
  /** Forgotten password: field. */
  'forgot.email': 'Email',
  /** Forgotten password: error for an invalid email address. */
  'forgot.email.invalid': 'Enter an email address, such as name@company.com',
  /** Forgotten password: error without a message from the server. */
  'forgot.failed': 'Couldn’t request the link, so nothing was sent. Try again in a moment.',
  /** Forgotten password: introduction below the heading. */
  'forgot.help': 'We’ll email a link to your account’s address. Use it to choose a new password.',
  /** Forgotten password on the sample backend: note before the link. */
  'forgot.sample': 'The sample backend doesn’t send email.',
  /** The same: link. */
  'forgot.sample.open': 'Open link',
  /** Forgotten password: button. */
  'forgot.submit': 'Send link',
  /** Forgotten password: accessible name of the button while it works. */
  'forgot.submitting': 'Sending link',
  /** Forgotten password: heading and document title. */
  'forgot.title': 'Forgot your password?',
  /** Specification 2: the title of the sign-in card. @same */
  'login.card.title': 'admin',
  /** Sign-in page: first field. */
  'login.email': 'Username or email',
  /** Sign-in page: link to /password-change. */
  'login.forgot': 'Forgot Password',
  /** Specification 5: error under a field with fewer than four characters. */
  'login.minimum': 'Min character length is 4',
  /** Sign-in page: second field. */
  'login.password': 'Password',
  /** Sign-in page: button in the password field while the password is visible. */
  'login.password.hide': 'Hide password',
  /** Sign-in page: button in the password field while the password is hidden. */
  'login.password.show': 'Show password',
  /** Sign-in page: checkbox, on by default. */
  'login.remember': 'Remember Me',
  /** Sign-in page: button that retries restoring a session after a network error. */
  'login.retry': 'Try again',
  /** Sign-in page: button. */
  'login.submit': 'Login',
  /** Sign-in page: accessible name of the button while it works. */
  'login.submitting': 'Signing in',
  /** Document title of the sign-in page. */
  'login.title': 'Sign in',
  /** Sign-in page: button during the lockout; {{time}} counts down, such as 0:09. */
  'login.wait': 'Login in {{time}}',
  /** Sign-in page of a user without access to any screen; {{name}} is the user’s name. */
  'noScreens.message':
    'You’re signed in as {{name}}, but this account can’t open any screen of the console. Ask an administrator for a role, or sign in with another account.',
  /** Same page: button. */
  'noScreens.signOut': 'Sign out',
  /** Specification 8, stored token expired: reason shown on the sign-in page. */
  'reason.expired': 'access_token expired',
  /** Specification 8, any 401 answer. */
  'reason.invalid': 'Invalid access_token',
  /** Specification 8, token restore fails. */
  'reason.notRestored': 'Failed to login with token.',
  /** Specification 8, restore timeout. */
  'reason.timedOut': 'Time Out',
  /** Toast at sign-in: invalid response. */
  'refused.contract':
    'The server returned a response this console doesn’t understand. You’re not signed in.',
  /** Toast at sign-in: no connection. */
  'refused.network': 'Couldn’t reach the server. Check your connection and try again.',
  /** Toast at sign-in: refusal without a message. */
  'refused.other': 'The server refused the sign-in and gave no reason. You’re not signed in.',
  /** Toast at sign-in: no response within 15 s. */
  'refused.timeout': 'The server took too long to respond. Try again in a moment.',
  /** On /logout, after the pending action has finished. */
  'signOut.answered': 'The action has finished. You can sign out now.',
  /** Button on /logout that signs out anyway. */
  'signOut.leave': 'Sign out',
  /** On /logout, while signing out. */
  'signOut.message': 'One moment, please.',
  /** Title of /logout while a payment or irreversible action is pending. */
  'signOut.question': 'Sign out now?',
  /** Button on /logout that goes back. */
  'signOut.stay': 'Stay signed in',
  /** Heading while signing out; also the document title of /logout. */
  'signOut.title': 'Signing out',
  /** On /logout: reason for the question. */
  'signOut.underWay':
    'A payment or another irreversible action is still in progress. If you sign out now, you’ll see the result when you sign in here again.',
} as const
