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
})

let issued = 0

/**
 * An access token in the form of a JSON Web Token. `exp` is told by the sample clock, as all the sample backend says.
 * @param now seconds since 1970
 */
export function issueAccessToken(
  { email, roles }: { email: string; roles: readonly string[] },
  now = sampleSeconds(),
): string {
  const { signing } = surroundings()
  issued += 1
  const content = [
    { alg: signing.algorithm, typ: 'JWT' },
    {
      sub: email,
      roles,
      iat: now,
      exp: now + lifetime,
      jti: token('session', now + issued),
    } satisfies z.infer<typeof claims>,
  ]
    .map((part) => encode(JSON.stringify(part)))
    .join('.')
  return `${content}.${signing.sign(content)}`
}

/**
 * The e-mail address an access token was issued for; null when it was not issued here, was tampered with or has expired.
 * @param now seconds since 1970
 */
export function readAccessToken(accessToken: string, now = sampleSeconds()): string | null {
  const [header, payload, signature, ...rest] = accessToken.split('.')
  if (!header || !payload || signature === undefined || rest.length > 0) return null
  if (!surroundings().signing.isSigned(`${header}.${payload}`, signature)) return null
  const read = claims.safeParse(decode(payload))
  return read.success && read.data.exp > now ? read.data.sub : null
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
