import { isAllowed } from './isAllowed'
import type { Role } from './roles'

/**
 * A permission that only some roles have, beyond opening a screen. Each kind of record declares its own. A backend refuses by it;
 * screens follow the backend's `_actions`.
 */
export interface Capability {
  /** For example `order.create`: named in a refusal. */
  id: string
  roles: readonly Role[]
}

/** Checks whether any of a user's roles has a capability. */
export function hasCapability(roles: readonly string[], capability: Capability): boolean {
  return isAllowed(capability.roles, roles)
}
