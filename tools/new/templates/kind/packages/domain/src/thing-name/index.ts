export { thingNamePaths, toThingName } from './addresses'
export type { ThingNameDetail, ThingNameRow } from './contract'
export { thingNameFields } from './fields'
export { thingNameResource } from './resource'
