/** Not shown in the specification. */
export const thingNamePaths = {
  list: '/thing-name-list',
  details: '/thing-name-details/:secureToken',
} as const

/** Where one is looked at. */
export const toThingName = (token: string) => `/thing-name-details/${token}`
