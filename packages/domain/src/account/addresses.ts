/** Specification 2, authentication and access routes. */
export const accountPaths = {
  /** A guest's user menu leads here. */
  register: '/register',
  /** Where a mailed link confirms an address: `?token=`. */
  mailConfirm: '/auth/mail-confirm',
  /** Where a mailed link chooses a new password: `?token=`; without it the link is asked for. */
  passwordChange: '/password-change',
} as const
