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
