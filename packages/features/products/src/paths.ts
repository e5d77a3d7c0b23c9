/** Every address this feature owns. */
export const paths = {
  list: '/products',
} as const
