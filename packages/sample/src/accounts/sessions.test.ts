import { beforeEach, expect, test } from 'vitest'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { standingClock } from '../store/clock'
import { database } from '../store/store'
import { isRevoked, revokeAllTokens, revokeToken, tokenGeneration } from './sessions'

const account = 'a'.repeat(22)
const later = Math.floor(database.now() / 1000) + 60

const tokenWith = (id: string, expiresAt = later) => ({
  id,
  expiresAt,
  generation: tokenGeneration(database, account),
})

beforeEach(() => resetSampleBackend())

test('revokes a single token, and no other token of this or another account', () => {
  const [one, other] = [tokenWith('one'), tokenWith('other')]
  revokeToken(database, account, one)
  expect([one, other].map((token) => isRevoked(database, account, token))).toEqual([true, false])
  expect(isRevoked(database, 'b'.repeat(22), one)).toBe(false)
  expect(isRevoked(database, account, tokenWith('toString'))).toBe(false)
})

test('revokes all tokens of an account permanently, but not later ones', () => {
  const before = tokenWith('before')
  revokeAllTokens(database, account)
  expect(isRevoked(database, account, before)).toBe(true)
  expect(isRevoked(database, account, tokenWith('after'))).toBe(false)
  revokeAllTokens(database, account)
  expect(isRevoked(database, account, before)).toBe(true)
})

test('removes revocations of expired tokens at the next revocation', () => {
  revokeToken(database, account, tokenWith('expires'))
  database.setClock(standingClock((later + 1) * 1000))
  revokeToken(database, account, tokenWith('next', later + 60))
  expect(database.settings(`sessions of ${account}`)).toEqual({
    generation: 0,
    revoked: { next: later + 60 },
  })
})

test('more than 500 revocations revoke all tokens of the account, so that the stored data is bounded', () => {
  const first = tokenWith('0')
  for (let number = 0; number <= 500; number += 1)
    revokeToken(database, account, tokenWith(String(number)))
  expect(database.settings(`sessions of ${account}`)).toEqual({ generation: 1, revoked: {} })
  expect(isRevoked(database, account, first)).toBe(true)
})
