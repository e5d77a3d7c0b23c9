export { type Capability, hasCapability } from './capabilities'
