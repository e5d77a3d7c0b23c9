export { findEndpoints } from './endpoints'
