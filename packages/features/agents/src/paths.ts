/** Every address this feature owns. */
export const paths = {
  list: '/agents',
} as const
