export { ThingName, type ThingNameEntry, type ThingNameProps } from './ThingName/ThingName'
export { thingNameMessages } from './messages'
