import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveConsole, type ServedConsole } from './serve'

let folder: string
let served: ServedConsole

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-served-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{"addresses": {}}')
  writeFileSync(join(folder, 'assets/main-12345678.js'), 'export {}')
  served = await serveConsole(folder, 0)
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

/** An answer to a path as it is written: `fetch` would tidy it first. */
function answerTo(path: string, method = 'GET'): Promise<IncomingMessage> {
  const { port } = new URL(served.address)
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method }, (answer) => done(answer.resume()))
      .once('error', failed)
      .end()
  })
}

test.each(['/', '/login-now', '/approve-product?page=2'])(
  '%s is a screen, and asked for anew each time',
  async (path) => {
    const { statusCode, headers } = await answerTo(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch('text/html')
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test('a file that bears its content in its name is kept for good', async () => {
  const { statusCode, headers } = await answerTo('/assets/main-12345678.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/assets/',
  '/assets/x',
  '/assets/x/y',
  '/assets/gone-12345678.js',
  '/assets/%2e%2e/login-now',
  '/assets/../login-now',
])('%s is nothing, and never a page', async (path) => {
  const { statusCode, headers } = await answerTo(path)
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBeUndefined()
})

test('HEAD is GET without a body', async () => {
  expect((await answerTo('/login-now', 'HEAD')).statusCode).toBe(200)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s is refused, and told what is not',
  async (method) => {
    const { statusCode, headers } = await answerTo('/login-now', method)
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  },
)

test('refusals bear the policy, too', async () => {
  for (const answer of [await answerTo('/assets/x'), await answerTo('/', 'POST')]) {
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})

test('only this machine reaches it', async () => {
  const { port } = new URL(served.address)
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .flatMap(({ internal, family, address }) => (!internal && family === 'IPv4' ? address : []))
  for (const host of [...outside, '::1'])
    await expect(
      new Promise((done, failed) => {
        get({ host, port }, done).once('error', failed)
      }),
    ).rejects.toThrow('ECONN')
})
