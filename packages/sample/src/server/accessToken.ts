import * as z from 'zod/mini'
import { database } from '../store/store'
import { makeKey } from '@console/core/api'
import { type TokenId, tokenGeneration } from '../accounts/sessions'
import { environment } from './environment'

/** Specification 9: a fake backend's token lives two days. */
const lifetime = 2 * 24 * 60 * 60

const claims = z.object({
  sub: z.string(),
  roles: z.readonly(z.array(z.string())),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
  /** Generation among the account's tokens: all earlier ones are revoked. */
  gen: z.number(),
})

/**
 * Issues an access token in the form of a JSON Web Token. `exp` follows the sample clock, like every time of the sample backend.
 * @param now seconds since 1970
 */
export function issueAccessToken(
  account: { token: string; email: string; roles: readonly string[] },
  now = sampleSeconds(),
): string {
  const { signing } = environment()
  const { token, email, roles } = account
  const content = [
    { alg: signing.algorithm, typ: 'JWT' },
    {
      sub: email,
      roles,
      iat: now,
      exp: now + lifetime,
      jti: makeKey(),
      gen: tokenGeneration(database, token),
    } satisfies z.infer<typeof claims>,
  ]
    .map((part) => encode(JSON.stringify(part)))
    .join('.')
  return `${content}.${signing.sign(content)}`
}

/** Account of an access token, and the token's id. */
export interface Bearer extends TokenId {
  email: string
}

/**
 * Reads an access token; null when it was not issued here, was tampered with or has expired. Revocation is not checked.
 * @param now seconds since 1970
 */
export function readAccessToken(accessToken: string, now = sampleSeconds()): Bearer | null {
  const [header, payload, signature, ...rest] = accessToken.split('.')
  if (!header || !payload || signature === undefined || rest.length > 0) return null
  if (!environment().signing.isSigned(`${header}.${payload}`, signature)) return null
  const read = claims.safeParse(decode(payload))
  if (!read.success || read.data.exp <= now) return null
  const { sub, jti, exp, gen } = read.data
  return { email: sub, id: jti, expiresAt: exp, generation: gen }
}

function sampleSeconds(): number {
  return Math.floor(database.now() / 1000)
}

function encode(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}
