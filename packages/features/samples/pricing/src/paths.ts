/** Specification 2, demo pages. */
export const paths = {
  first: '/pages/pricing/style-1',
  second: '/pages/pricing/style-2',
  third: '/pages/pricing/style-3',
} as const
