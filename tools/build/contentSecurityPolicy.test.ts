import { expect, test } from 'vitest'
import { pagePolicy } from './contentSecurityPolicy'

const page = '<script>run()</script><style>a{}</style><script src="/main.js"></script>'

test('the policy allows only named sources, and inline code only from the build', () => {
  const policy = pagePolicy(page)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toMatch(/unsafe|media-src|child-src/)
})

test('the policy leaves host-specific directives open, because the stricter of two policies applies', () => {
  const policy = pagePolicy(page)
  expect(policy).toContain('img-src * data:')
  expect(policy).toContain('connect-src *')
})
