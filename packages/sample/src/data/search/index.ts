export { searchEndpoints } from './endpoints'
