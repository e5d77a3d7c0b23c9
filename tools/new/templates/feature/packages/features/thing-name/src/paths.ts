/** Every address this feature owns. */
export const paths = {
  list: '/thing-name',
} as const
