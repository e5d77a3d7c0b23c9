export { thingNameAddingEndpoints } from './addingEndpoints'
