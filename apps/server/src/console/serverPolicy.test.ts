import { expect, test } from 'vitest'
import { serverPolicy } from './serverPolicy'

test('allows calls to and pictures from this host and the configured ones', () => {
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

test('allows this host alone where no other is configured', () => {
  expect(serverPolicy({})).toBe("connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'")
})
