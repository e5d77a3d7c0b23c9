export { thingNamePaths, toThingName } from './addresses'
export { thingNameCapabilities } from './capabilities'
export {
  type ThingNameDetail,
  thingNameReasons,
  type ThingNameRow,
  thingNameStatuses,
} from './contract'
export { thingNameFields } from './fields'
export { thingNameWorkflow } from './workflow'
export { type ThingNameEvent, thingNameLifecycle } from './lifecycle'
export { thingNameResource } from './resource'
