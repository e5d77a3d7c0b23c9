/** Not shown in the specification. */
export const thingNamePaths = {
  list: '/thing-name-list',
  details: '/thing-name-details/:secureToken',
} as const

/** Address of a record's details. */
export const toThingName = (token: string) => `/thing-name-details/${token}`
