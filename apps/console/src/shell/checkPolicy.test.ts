import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { faultOfPolicy, missingDirectives } from './checkPolicy'

test('the policy in docs/deploying.md is complete', () => {
  const deploying = readFileSync(
    resolve(import.meta.dirname, '../../../../docs/deploying.md'),
    'utf8',
  )
  const policy = /Content-Security-Policy "([^"]*)"/.exec(deploying)?.[1] ?? null
  expect(missingDirectives(policy)).toEqual([])
  expect(faultOfPolicy(policy)).toBeNull()
})

test.each([
  [null, ['connect-src', 'img-src', 'frame-ancestors']],
  ["frame-ancestors 'none'", ['connect-src', 'img-src']],
  ["default-src 'none', connect-src 'self'; img-src 'self'", ['frame-ancestors']],
  ["x-connect-src 'self'", ['connect-src', 'img-src', 'frame-ancestors']],
])('reports the directives missing from %s', (policy, missing) => {
  expect(missingDirectives(policy)).toEqual(missing)
  expect(faultOfPolicy(policy)).toMatchObject({ kind: 'policy', path: null })
  expect(faultOfPolicy(policy)?.what).toContain(missing.join(', '))
})
