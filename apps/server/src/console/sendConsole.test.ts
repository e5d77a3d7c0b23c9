import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupError } from '../process/StartupError'
import { readConsole } from './readConsole'
import { sendConsole } from './sendConsole'

const script = '/assets/main-12345678.js'
const content = 'export const letters = "abcdefghijklmnopqrstuvwxyz"'
let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-sent-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{"addresses": {}}')
  writeFileSync(join(folder, script), content)
  writeFileSync(join(folder, `${script}.br`), brotliCompressSync(content))
  writeFileSync(join(folder, `${script}.gz`), gzipSync(content))
  server = createServer(sendConsole(readConsole(folder)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Requests a path exactly as it is written, which `fetch` would normalize. */
function answerTo(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<Answer>((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const { statusCode: status } = answer
      answer.setEncoding('latin1')
      text(answer).then((body) => done({ status, headers: answer.headers, body }), failed)
    })
      .once('error', failed)
      .end()
  })
}

test.each(['/', '/login-now', '/approve-product?page=2', '/%E0%A4%A', '//evil'])(
  '%s is a screen and is revalidated each time',
  async (path) => {
    const { status, headers } = await answerTo(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch('text/html')
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test('marks a file that is named after its content as immutable', async () => {
  const { status, headers, body } = await answerTo(script)
  expect(status).toBe(200)
  expect(body).toBe(content)
  expect(headers['content-type']).toMatch('text/javascript')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/assets/',
  '/assets/x',
  '/assets/x/y',
  '/assets/gone-12345678.js',
  '/assets/%2e%2e/login-now',
  '/assets/../login-now',
  '/favicon.ico',
  `${script}.br`,
  `/${'a.'.repeat(4000)}a`,
])('%s is not found, and never answered with a page', async (path) => {
  const { status, headers } = await answerTo(path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toBeUndefined()
})

test('answers HEAD with the headers of GET', async () => {
  const [get, head] = [await answerTo(script), await answerTo(script, {}, 'HEAD')]
  expect(head).toEqual({ ...get, body: '', headers: { ...get.headers, date: head.headers.date } })
  expect(head.headers['content-length']).toBe(String(content.length))
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  'refuses %s with the allowed methods',
  async (method) => {
    const { status, headers } = await answerTo('/login-now', {}, method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  },
)

test('sends its policy with refusals, too', async () => {
  for (const answer of [await answerTo('/assets/x'), await answerTo('/', {}, 'POST')])
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('sends the coding that the caller prefers, each with an entity tag of its own', async () => {
  const br = await answerTo(script, { 'Accept-Encoding': 'gzip, br' })
  const gzip = await answerTo(script, { 'Accept-Encoding': 'gzip, br;q=0' })
  const plain = await answerTo(script, { 'Accept-Encoding': 'gzip;q=0, br;q=0' })
  const codings = [br, gzip, plain].map(({ headers }) => headers['content-encoding'])
  expect(codings).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(Buffer.from(br.body, 'latin1')).toString()).toBe(content)
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(br.headers.vary).toBe('Accept-Encoding')
})

test.each([
  (tag: string) => tag,
  (tag: string) => `W/${tag}`,
  (tag: string) => `"other", ${tag} , "third"`,
  () => '*',
])('answers 304 for the version that the caller has', async (headerOf) => {
  const { headers } = await answerTo(script)
  const known = await answerTo(script, { 'If-None-Match': headerOf(headers.etag ?? '') })
  expect(known).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } })
})

test.each(['"other"', '', 'nonsense', '"', '*, "x"'])(
  'sends the file again for If-None-Match %j',
  async (tag) => {
    expect((await answerTo(script, { 'If-None-Match': tag })).status).toBe(200)
  },
)

test('sends the requested bytes', async () => {
  const answer = await answerTo(script, { Range: 'bytes=-5' })
  expect(answer).toMatchObject({
    status: 206,
    body: content.slice(-5),
    headers: {
      'content-length': '5',
      'content-range': `bytes ${content.length - 5}-${content.length - 1}/${content.length}`,
    },
  })
})

test.each(['bytes=5-1', 'bytes=5-3.5', 'bytes=a-b', 'x', 'bytes=0-1,3-4'])(
  'sends the whole file for %s',
  async (Range) => {
    expect(await answerTo(script, { Range })).toMatchObject({ status: 200, body: content })
  },
)

test('answers 416 with the size to a range beyond the end', async () => {
  expect(await answerTo(script, { Range: 'bytes=999-' })).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${content.length}` },
  })
})

test('sends a range only of the version that If-Range names', async () => {
  const { headers } = await answerTo(script)
  const partOf = (tag: string) => answerTo(script, { Range: 'bytes=0-1', 'If-Range': tag })
  expect((await partOf(headers.etag ?? '')).status).toBe(206)
  expect((await partOf('"older"')).status).toBe(200)
})

test('sends the build that it started with, even after the folder is deleted', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'console-changed-'))
  writeFileSync(join(copy, 'index.html'), '<!doctype html>first')
  writeFileSync(join(copy, 'config.json'), '{}')
  const send = sendConsole(readConsole(copy))
  rmSync(copy, { recursive: true })
  const changed = createServer(send)
  await new Promise<void>((done) => changed.listen(0, '127.0.0.1', done))
  const page = await fetch(`http://127.0.0.1:${(changed.address() as AddressInfo).port}/`)
  expect(await page.text()).toBe('<!doctype html>first')
  changed.close()
})

test.each([
  ['no folder', () => undefined, 'cannot be read'],
  ['a file', (path: string) => writeFileSync(path, ''), 'cannot be read'],
  ['no page', (path: string) => mkdirSync(path), 'holds no built console'],
  [
    'no configuration',
    (path: string) => {
      mkdirSync(path)
      writeFileSync(join(path, 'index.html'), '')
    },
    'config.json is missing',
  ],
  [
    'a broken configuration',
    (path: string) => {
      mkdirSync(path)
      writeFileSync(join(path, 'index.html'), '')
      writeFileSync(join(path, 'config.json'), '{')
    },
    'config.json is not JSON',
  ],
])('refuses to start with %s, and says why in a sentence', (_, make, sentence) => {
  const path = join(mkdtempSync(join(tmpdir(), 'console-none-')), 'build')
  make(path)
  expect(() => readConsole(path)).toThrow(StartupError)
  expect(() => readConsole(path)).toThrow(sentence)
})
