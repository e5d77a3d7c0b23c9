import { expect, test } from 'vitest'
import { token } from './token'

test('a token is 22 characters of base64url', () => {
  for (let index = 0; index < 200; index += 1) {
    expect(token('business', index)).toMatch(/^[A-Za-z0-9_-]{22}$/)
  }
})

test('tokens differ by type and by index', () => {
  const tokens = ['business', 'product', 'agent'].flatMap((type) =>
    Array.from({ length: 5000 }, (_, index) => token(type, index)),
  )
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('every character of a token varies', () => {
  const tokens = Array.from({ length: 500 }, (_, index) => token('business', index))
  for (let place = 0; place < 22; place += 1) {
    // The last character contains the 2 bits that 128 leave over 126.
    expect(new Set(tokens.map((text) => text[place])).size).toBeGreaterThanOrEqual(
      place < 21 ? 50 : 4,
    )
  }
})

test('a token never changes, because addresses contain it', () => {
  expect(token('business', 0)).toBe('Hl_I5_zRBZwjhVT297-NYQ')
})
