/** Specification 2, demo pages. */
export const paths = {
  classic: '/pages/search/classic',
  modern: '/pages/search/modern',
} as const
