/** Addresses of this feature. */
export const paths = {
  thingName: '/owner-name/thing-name',
} as const
