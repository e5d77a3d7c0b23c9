/**
 * Creates an unsigned token in the form of a JSON Web Token, of which the console reads only the expiry.
 * @param expiry milliseconds since 1970
 */
export function aToken(expiry: number, subject = 'nobody'): string {
  const claims = { sub: subject, exp: Math.floor(expiry / 1000), jti: crypto.randomUUID() }
  return [{ alg: 'none' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.')
}
