export { mediaEndpoints } from './endpoints'
