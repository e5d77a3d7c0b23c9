import { expect, test } from 'vitest'
import { thereIs } from './thereIs'

test('what is null or left out is refused as if the server had said so', () => {
  expect(thereIs('')).toBe('')
  for (const gone of [null, undefined])
    expect(() => thereIs(gone)).toThrow(expect.objectContaining({ status: 404, code: 'not_found' }))
})
