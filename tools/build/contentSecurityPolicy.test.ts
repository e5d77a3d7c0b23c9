import { expect, test } from 'vitest'
import { pagePolicy, serverPolicy } from './contentSecurityPolicy'

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

test('who serves it closes that: calls and pictures of this host and the configured ones', () => {
  const policy = serverPolicy({
    addresses: {
      business: 'https://api.example.com/v1',
      catalogue: 'https://api.example.com/v2',
      gateway: 'https://api.example.com:8443',
      samples: '/api',
    },
    pictureHosts: ['https://media.example.com/images/', 'https://documents.example.com'],
  })
  expect(policy).toBe(
    "connect-src 'self' https://api.example.com https://api.example.com:8443; " +
      "img-src 'self' data: https://media.example.com https://documents.example.com; " +
      "frame-ancestors 'none'",
  )
})

test('without other hosts there is this one', () => {
  expect(serverPolicy({})).toBe("connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'")
})
