import { expect, test } from 'vitest'
import { serverPolicy } from '../../../tools/build/contentSecurityPolicy.ts'
import { faultOfPolicy, missingDirectives } from './checkPolicy'

test('what the README has the server send is whole', () => {
  expect(missingDirectives(serverPolicy({}))).toEqual([])
  expect(faultOfPolicy(serverPolicy({}))).toBeNull()
})

test.each([
  [null, ['connect-src', 'img-src', 'frame-ancestors']],
  ["frame-ancestors 'none'", ['connect-src', 'img-src']],
  ["default-src 'none', connect-src 'self'; img-src 'self'", ['frame-ancestors']],
  ["x-connect-src 'self'", ['connect-src', 'img-src', 'frame-ancestors']],
])('of %s it says what is missing', (policy, missing) => {
  expect(missingDirectives(policy)).toEqual(missing)
  expect(faultOfPolicy(policy)).toMatchObject({ kind: 'policy', path: null })
  expect(faultOfPolicy(policy)?.what).toContain(missing.join(', '))
})
