/**
 * Expiry of a token, in milliseconds since 1970, read from its `exp` claim. Null for a token that
 * names none or is no JSON Web Token: then the server alone decides.
 */
export function readExpiry(token: string): number | null {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null
  } catch {
    return null
  }
}

/** Specification 5: error for an expired token, with the specified message. */
export class ExpiredTokenError extends Error {
  override name = 'ExpiredTokenError'

  constructor() {
    super('access token expired login Again')
  }
}

/**
 * Accepts a token that has not expired.
 * @throws ExpiredTokenError when `now` (milliseconds since 1970) is past its expiry.
 */
export function rejectExpired(token: string, now: number): void {
  const expiry = readExpiry(token)
  if (expiry !== null && expiry <= now) throw new ExpiredTokenError()
}
