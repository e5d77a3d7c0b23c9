import * as z from 'zod/mini'
import { world } from '../store/store'
import { token } from '../draws/token'
import { surroundings } from './surroundings'

/** Specification 9: a fake backend's token lives two days. */
const lifetime = 2 * 24 * 60 * 60

const claims = z.object({
  sub: z.string(),
  roles: z.readonly(z.array(z.string())),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
  /** Which password it was issued for: with another one it ends. */
  pwd: z.string(),
})

let issued = 0

/**
 * An access token in the form of a JSON Web Token. `exp` is told by the sample clock, as all the sample backend says.
 * @param now seconds since 1970
 */
export function issueAccessToken(
  account: { email: string; roles: readonly string[]; passwordHash?: string | undefined },
  now = sampleSeconds(),
): string {
  const { signing } = surroundings()
  const { email, roles } = account
  issued += 1
  const content = [
    { alg: signing.algorithm, typ: 'JWT' },
    {
      sub: email,
      roles,
      iat: now,
      exp: now + lifetime,
      jti: token('session', now + issued),
      pwd: passwordMark(account),
    } satisfies z.infer<typeof claims>,
  ]
    .map((part) => encode(JSON.stringify(part)))
    .join('.')
  return `${content}.${signing.sign(content)}`
}

/** What a password is known by in what is signed; it says nothing of the password. */
export function passwordMark({ passwordHash }: { passwordHash?: string | undefined }): string {
  return passwordHash === undefined ? '' : surroundings().signing.sign(`password ${passwordHash}`)
}

/** Whom an access token was issued for, and with which of their passwords (`passwordMark`). */
export interface Bearer {
  email: string
  password: string
}

/**
 * Whom an access token was issued for; null when it was not issued here, was tampered with or has expired.
 * @param now seconds since 1970
 */
export function readAccessToken(accessToken: string, now = sampleSeconds()): Bearer | null {
  const [header, payload, signature, ...rest] = accessToken.split('.')
  if (!header || !payload || signature === undefined || rest.length > 0) return null
  if (!surroundings().signing.isSigned(`${header}.${payload}`, signature)) return null
  const read = claims.safeParse(decode(payload))
  return read.success && read.data.exp > now
    ? { email: read.data.sub, password: read.data.pwd }
    : null
}

function sampleSeconds(): number {
  return Math.floor(world.now() / 1000)
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
