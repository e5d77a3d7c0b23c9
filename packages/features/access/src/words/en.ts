/** The words of signing in and out, in English, their source. */
export const en = {
  /** The page third-party services would send back to: the one next step. */
  'callback.action': 'Go to sign in',
  /** Same page: what it says. */
  'callback.message':
    'Signing in through another service is not set up for this console. Use your email and password.',
  /** Same page: its heading. */
  'callback.title': 'Nothing to finish here',
  /** Below every card of this area; {{year}} is the current year. Specification 2: from 2019 to the current year. @same */
  'card.copyright': '© 2019–{{year}} Marketplace Console',
  /** Below every card of this area: the name of the choice between English, Türkçe and العربية, for screen readers. */
  'card.language': 'Language',
  /** Link from a mailed link that has ended. */
  'choose.again': 'Ask for a new link',
  /** Page of the mailed link: it is too old, or was followed. */
  'choose.ended': 'This link has ended: it can be followed once, within an hour.',
  /** Same page: below the field, and its error. */
  'choose.note': 'At least 8 characters',
  /** Same page: the button. */
  'choose.submit': 'Save the password',
  /** Same page: heading and field. */
  'choose.title': 'New password',
  /** Forgotten password: the link back to the sign-in page. */
  'forgot.back': 'Back to sign in',
  /** Forgotten password: the field. */
  'forgot.email': 'Email',
  /** Forgotten password: below the field while what is in it is no email address. */
  'forgot.email.invalid': 'Enter an email address, such as name@company.com',
  /** Forgotten password: shown when the server could not be asked and gave no words of its own. */
  'forgot.failed': 'The link could not be asked for. Nothing was sent; try again in a moment.',
  /** Forgotten password: what the page is for, below its heading. */
  'forgot.help':
    'We send a link to the address of your account. It opens a page where you choose a new password.',
  /** Forgotten password on the sample backend, which mails nobody: before the link. */
  'forgot.sample': 'This sample backend sends no mail.',
  /** The same: the link. */
  'forgot.sample.open': 'Open the link',
  /** Forgotten password: the button. */
  'forgot.submit': 'Send the link',
  /** Forgotten password: the button while the call is under way, for screen readers. */
  'forgot.submitting': 'Sending the link',
  /** Forgotten password: heading and document title. */
  'forgot.title': 'Forgotten password',
  /** Specification 2: the title of the sign-in card. @same */
  'login.card.title': 'admin',
  /** Sign-in page: the first field. */
  'login.email': 'Username or email',
  /** Sign-in page: the link to /password-change. */
  'login.forgot': 'Forgot Password',
  /** Specification 5: below a field with fewer than four characters. */
  'login.minimum': 'Min character length is 4',
  /** Sign-in page: the second field. */
  'login.password': 'Password',
  /** Sign-in page: the eye in the password field while the password can be read. */
  'login.password.hide': 'Hide password',
  /** Sign-in page: the eye in the password field while the password is hidden. */
  'login.password.show': 'Show password',
  /** Sign-in page: the checkbox, on by default. */
  'login.remember': 'Remember Me',
  /** Sign-in page: tries again to restore a session when the server was out of reach. */
  'login.retry': 'Try again',
  /** Sign-in page: the button. */
  'login.submit': 'Login',
  /** Sign-in page: the button while the call is under way, for screen readers. */
  'login.submitting': 'Signing in',
  /** Document title of the sign-in page. */
  'login.title': 'Sign in',
  /** Sign-in page: the button while the server takes no more tries; {{time}} counts down, such as 0:09. */
  'login.wait': 'Login in {{time}}',
  /** Sign-in page of somebody who is signed in but may open no screen: {{name}} is the user's name. */
  'noScreens.message':
    'You are signed in as {{name}}, and this account may not open any screen of the console. Ask an administrator for a role, or sign in with another account.',
  /** Same: its button. */
  'noScreens.signOut': 'Sign out',
  /** Specification 8, stored token expired: why the sign-in page is shown. */
  'reason.expired': 'access_token expired',
  /** Specification 8, any 401 answer. */
  'reason.invalid': 'Invalid access_token',
  /** Specification 8, token restore fails. */
  'reason.notRestored': 'Failed to login with token.',
  /** Specification 8, restore timeout. */
  'reason.timedOut': 'Time Out',
  /** Toast at sign-in: an answer of a wrong shape. */
  'refused.contract':
    'The server answered in a way this console does not understand. You are not signed in.',
  /** Toast at sign-in: no answer at all. */
  'refused.network': 'The server could not be reached. Check your connection and try again.',
  /** Toast at sign-in: a refusal without words. */
  'refused.other': 'The server refused without saying why. You are not signed in.',
  /** Toast at sign-in: no answer within 15 s. */
  'refused.timeout': 'The server did not answer in time. Try again in a moment.',
  /** On /logout, once what was on its way is answered. */
  'signOut.answered': 'It has been answered now.',
  /** Button on /logout that signs out all the same. */
  'signOut.leave': 'Sign out',
  /** /logout while it signs out. */
  'signOut.message': 'One moment, please.',
  /** Title of /logout while something is on its way that moves money or cannot be undone. */
  'signOut.question': 'Sign out now?',
  /** Button on /logout that goes back. */
  'signOut.stay': 'Stay signed in',
  /** While somebody is signed out; also the document title of /logout. */
  'signOut.title': 'Signing out',
  /** On /logout: why it asks. */
  'signOut.underWay':
    'Something that moves money or cannot be undone is still on its way. If you sign out now, you are told what became of it when you sign in again here.',
} as const
