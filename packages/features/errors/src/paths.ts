/** Specification 2, demo pages: the error pages. */
export const paths = {
  notFound: '/pages/errors/error-404',
  serverError: '/pages/errors/error-500',
} as const
