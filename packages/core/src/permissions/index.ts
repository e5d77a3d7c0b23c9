export { type Capability, hasCapability, isAllowed, isGuest } from './isAllowed'
export { administrators, guestsOnly, type Role, signedIn, systemAdmin } from './roles'
