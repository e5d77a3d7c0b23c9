export { type Capability, hasCapability } from './capability'
export { isAllowed, isGuest } from './isAllowed'
export { administrators, guestsOnly, type Role, signedIn, systemAdmin } from './roles'
