import { expect, test } from 'vitest'
import { requireFound } from './requireFound'

test('throws 404 for null and undefined, as a response of the server would', () => {
  expect(requireFound('')).toBe('')
  for (const gone of [null, undefined])
    expect(() => requireFound(gone)).toThrow(
      expect.objectContaining({ status: 404, code: 'not_found' }),
    )
})
