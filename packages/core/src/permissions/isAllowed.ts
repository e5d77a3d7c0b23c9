import type { Role } from './roles'

/**
 * Specification 6, the permission check: passes everything when no roles are required, otherwise passes if any of the
 * user's roles is in the required list. The same check guards routes and hides navigation items and search suggestions.
 */
export function isAllowed(
  required: readonly string[] | undefined,
  roles: readonly string[],
): boolean {
  if (!required || required.length === 0) return true
  return roles.some((role) => required.includes(role))
}

/** Specification 6: no role, an empty role and the role guest all mean "not logged in". */
export function isGuest(roles: readonly string[]): boolean {
  return roles.every((role) => role === '' || role === 'guest')
}

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
