import { describe, expect, test } from 'vitest'
import { ExpiredTokenError, readExpiry, rejectExpired } from './token'

const now = Date.parse('2026-06-15T09:00:00Z')

/** A token with these claims, encoded as a JSON Web Token: base64url without padding. */
function tokenWith(claims: unknown): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `header.${payload}.signature`
}

describe('the expiry of a token', () => {
  test('is its exp claim, in milliseconds', () => {
    expect(readExpiry(tokenWith({ exp: now / 1000 }))).toBe(now)
  })

  test.each(['', 'a', 'ab', 'abc', 'Özgür ??>>', 'نور'])(
    'does not depend on other claims: “%s”',
    (name) => {
      expect(readExpiry(tokenWith({ name, exp: now / 1000 }))).toBe(now)
    },
  )

  test.each([
    ['an opaque token', 'opaque'],
    ['an empty token', ''],
    ['an empty payload', 'header..signature'],
    ['a payload that is no base64', 'header.*.signature'],
    ['a payload that is no JSON', `header.${btoa('expires soon')}.signature`],
    ['no claims but a number', tokenWith(1)],
    ['no claims but null', tokenWith(null)],
    ['no exp claim', tokenWith({ sub: 'staff' })],
    ['an exp claim that is a text', tokenWith({ exp: '2026-06-15' })],
    ['an exp claim that is null', tokenWith({ exp: null })],
  ])('is unknown: %s', (_, token) => {
    expect(readExpiry(token)).toBeNull()
  })
})

describe('specification 5: a token is rejected when its expiry time has passed', () => {
  const token = tokenWith({ exp: now / 1000 })

  test('with the message of the specification', () => {
    expect(() => rejectExpired(token, now)).toThrow(ExpiredTokenError)
    expect(() => rejectExpired(token, now + 1)).toThrow('access token expired login Again')
  })

  test('not before', () => {
    expect(() => rejectExpired(token, now - 1)).not.toThrow()
  })

  test('a token without an expiry is accepted', () => {
    expect(() => rejectExpired('opaque', now)).not.toThrow()
  })
})
