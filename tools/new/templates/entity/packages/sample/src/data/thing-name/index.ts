export { thingNameEndpoints } from './endpoints'
export { thingNameEntity } from './entity'
