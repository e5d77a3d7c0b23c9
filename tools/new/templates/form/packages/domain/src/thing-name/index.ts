export {
  addedThingName,
  type AddedThingName,
  addThingName,
  thingNameToAdd,
  type ThingNameToAdd,
} from './adding'
