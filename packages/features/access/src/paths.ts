/** Specification 2, authentication and access routes: every address this feature owns. */
export const paths = {
  signIn: '/login-now',
  /** The guard and the guest's user menu send here; the same panel (decision 0003). */
  signInOnDemand: '/login',
  signOut: '/logout',
  callback: '/callback',
  forgotPassword: '/forgot-password',
  /** The sign-in page's link; the same screen (decision 0003). */
  passwordChange: '/password-change',
} as const
