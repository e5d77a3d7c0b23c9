/** Every address this feature owns. */
export const paths = {
  list: '/businesses',
} as const
