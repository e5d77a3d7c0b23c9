/** Specification 2, authentication and access routes. */
export const accountPaths = {
  /** Opened from the user menu of a guest. */
  register: '/register',
  /** Target of the mailed link that confirms an address: `?token=`. */
  mailConfirm: '/auth/mail-confirm',
  /** Target of the mailed link to choose a new password: `?token=`. Without it, the screen asks for the link. */
  passwordChange: '/password-change',
} as const
