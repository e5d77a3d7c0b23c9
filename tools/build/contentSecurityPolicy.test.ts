import { expect, test } from 'vitest'
import { pagePolicy } from './contentSecurityPolicy'

const page = '<script>run()</script><style>a{}</style><script src="/main.js"></script>'

test('the page allows nothing that is not named, and inline only what it was built with', () => {
  const policy = pagePolicy(page)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toMatch(/unsafe|media-src|child-src/)
})

test('the page leaves open what only its host knows: of two policies the narrower one counts', () => {
  const policy = pagePolicy(page)
  expect(policy).toContain('img-src * data:')
  expect(policy).toContain('connect-src *')
})
