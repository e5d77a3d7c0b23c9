import { isAllowed, type Role } from '@console/core/permissions'
import { accountWith } from '../data/account/currentAccount'
import type { Account } from './accounts'
import { refuse } from './refuse'

/** Roles that may call an endpoint, or everyone, signed in or not. */
export type Callers = readonly Role[] | 'public'

/**
 * Determines the caller as a server does; null if everyone may call.
 * @throws Refusal 401 without a valid token, 403 without one of the roles
 */
export function authorize(request: Request, callers: Callers): Account | null {
  if (callers === 'public') return null
  const account = callerOf(request)
  if (!account) throw refuse(401, 'unauthorized', 'access_token.invalid')
  if (!isAllowed(callers, account.roles)) {
    throw refuse(403, 'forbidden', { key: 'role.missing', values: { roles: callers.join(', ') } })
  }
  return account
}

/** Caller of a public endpoint; null if unknown. */
export function callerOf(request: Request): Account | null {
  return accountWith(bearerToken(request) ?? '') ?? null
}

/** Access token of a call; null without one. The scheme is case-insensitive (RFC 9110, section 11.1). */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
}
