export { isAllowed, isGuest } from './isAllowed'
export { guestsOnly, type Role, signedIn, systemAdmin } from './roles'
