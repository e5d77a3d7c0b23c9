/** Specification 2, demo auth pages. */
export const paths = {
  login: '/pages/auth/login',
  login2: '/pages/auth/login-2',
  login3: '/pages/auth/login-3',
  register: '/pages/auth/register',
  register2: '/pages/auth/register-2',
  register3: '/pages/auth/register-3',
  forgotPassword: '/pages/auth/forgot-password',
  forgotPassword2: '/pages/auth/forgot-password-2',
  resetPassword: '/pages/auth/reset-password',
  resetPassword2: '/pages/auth/reset-password-2',
  lock: '/pages/auth/lock',
  mailConfirm: '/pages/auth/mail-confirm',
} as const
