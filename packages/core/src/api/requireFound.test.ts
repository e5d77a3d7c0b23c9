import { expect, test } from 'vitest'
import { requireFound } from './requireFound'

test('what is null or left out is refused as if the server had said so', () => {
  expect(requireFound('')).toBe('')
  for (const gone of [null, undefined])
    expect(() => requireFound(gone)).toThrow(
      expect.objectContaining({ status: 404, code: 'not_found' }),
    )
})
