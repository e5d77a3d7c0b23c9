export { thingNamePaths, toThingName } from './addresses'
export type { ThingNameDetail, ThingNameRow } from './contract'
export { thingNameResource } from './resource'
