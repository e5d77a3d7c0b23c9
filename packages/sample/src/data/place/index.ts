export { placeEndpoints } from './endpoints'
