export { ThingName, type ThingNameProps } from './primitives/ThingName/ThingName'
