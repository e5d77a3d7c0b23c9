export const thingNamePaths = {
  new: '/new-thing-name',
} as const
