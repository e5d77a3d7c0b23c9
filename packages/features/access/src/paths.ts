/** Specification 2, authentication and access routes: every address this feature owns. */
export const paths = {
  signIn: '/login-now',
  /** Target of the guard and of the guest's user menu; the same panel (decision 0003). */
  signInOnDemand: '/login',
  signOut: '/logout',
  callback: '/callback',
  forgotPassword: '/forgot-password',
  /** Link of the sign-in page; the same screen (decision 0003). */
  passwordChange: '/password-change',
} as const
