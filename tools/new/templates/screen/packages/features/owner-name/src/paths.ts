/** Every address that this feature owns. */
export const paths = {
  thingName: '/owner-name/thing-name',
} as const
