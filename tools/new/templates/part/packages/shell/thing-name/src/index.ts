export { ThingName, type ThingNameEntry, type ThingNameProps } from './ThingName/ThingName'
export { thingNameWords } from './words'
