/** Specification 2, demo pages. */
export const paths = {
  comingSoon: '/pages/coming-soon',
  maintenance: '/pages/maintenance',
} as const
