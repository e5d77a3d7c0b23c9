export { remarkCapabilities } from './capabilities'
