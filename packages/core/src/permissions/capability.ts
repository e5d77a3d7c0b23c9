import { isAllowed } from './isAllowed'
import type { Role } from './roles'

/**
 * Something that only some roles may do, beyond opening a screen. Each kind of record says its own. A backend refuses by it; screens
 * draw what the backend's `_actions` say.
 */
export interface Capability {
  /** For example `order.create`: what a refusal names. */
  id: string
  roles: readonly Role[]
}

/** Whether any of a user's roles has a capability. */
export function hasCapability(roles: readonly string[], capability: Capability): boolean {
  return isAllowed(capability.roles, roles)
}
