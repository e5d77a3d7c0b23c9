import { expect, test } from 'vitest'
import { readExpiry } from '@console/core/session'
import { issueAccessToken, readAccessToken } from './accessToken'
import { sampleStart } from '../store/clock'

const amina = { token: 'a'.repeat(40), email: 'superadmin@console.example', roles: ['SuperAdmin'] }
const now = 1_900_000_000
const twoDays = 2 * 24 * 60 * 60

function tampered(token: string, change: (claims: Record<string, unknown>) => object) {
  const [header, payload = '', signature] = token.split('.')
  const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

test('a token names its account', () => {
  expect(readAccessToken(issueAccessToken(amina, now), now)?.email).toBe(amina.email)
})

test('specification 9: a token expires after two days, and the console reads that from it', () => {
  const token = issueAccessToken(amina, now)
  expect(readExpiry(token)).toBe((now + twoDays) * 1000)
  expect(readAccessToken(token, now + twoDays - 1)?.email).toBe(amina.email)
  expect(readAccessToken(token, now + twoDays)).toBeNull()
})

test('a token expires by the sample clock when no other is given', () => {
  expect(readAccessToken(issueAccessToken(amina))?.email).toBe(amina.email)
  expect(readExpiry(issueAccessToken(amina))).toBe(sampleStart + twoDays * 1000)
})

test('two sign-ins in one second give two tokens', () => {
  expect(issueAccessToken(amina, now)).not.toBe(issueAccessToken(amina, now))
})

test.each([
  {
    what: 'another account',
    change: (claims: object) => ({ ...claims, sub: 'admin@console.example' }),
  },
  { what: 'other roles', change: (claims: object) => ({ ...claims, roles: ['admin'] }) },
  { what: 'a later expiry', change: (claims: object) => ({ ...claims, exp: now * 2 }) },
])('a token that was changed to $what is refused', ({ change }) => {
  expect(readAccessToken(tampered(issueAccessToken(amina, now), change), now)).toBeNull()
})

test.each(['', 'abc', 'a.b', 'a.b.c', 'a.b.c.d', '..', '{}.{}.{}'])('“%s” is no token', (text) => {
  expect(readAccessToken(text, now)).toBeNull()
})
