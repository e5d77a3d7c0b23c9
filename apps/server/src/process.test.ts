import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type BuiltProcess, buildProcess, type RunningProcess } from './testing/buildProcess'
import { sendRandomRequests } from './testing/sendRandomRequests'

let built: BuiltProcess
beforeAll(async () => {
  built = await buildProcess()
  mkdirSync(join(built.folder, 'assets'))
  writeFileSync(join(built.folder, 'assets/large-12345678.js'), ' '.repeat(4 * 1024 * 1024))
})
afterAll(() => built.remove())

let databases = 0
const newDatabase = () => join(built.folder, `data/${(databases += 1)}.sqlite`)

async function start(starting?: Parameters<BuiltProcess['start']>[1]): Promise<RunningProcess> {
  const running = await built.start(newDatabase(), starting)
  onTestFinished(() => running.kill())
  return running
}

test.each([
  ['PORT=abc', { PORT: 'abc' }, 'PORT is abc, which is not a number from 0 to 65535.'],
  ['PORT=99999', { PORT: '99999' }, 'PORT is 99999, which is not a number'],
  ['PORT=-1', { PORT: '-1' }, 'PORT is -1, which is not a number'],
  ['HOST=nowhere.invalid', { HOST: 'nowhere.invalid' }, 'cannot listen at nowhere.invalid'],
  ['PUBLIC_URL=console', { PUBLIC_URL: 'console' }, 'PUBLIC_URL has console, which is not'],
])('does not start with %s, and says why in one line', async (_, env, sentence) => {
  await expect(built.start(newDatabase(), { env })).rejects.toThrow(oneLine(sentence))
})

test.each<{ what: string; starting: () => [data: string, ...options: string[]]; says: string }>([
  { what: 'a folder as database', starting: () => [built.folder], says: 'EISDIR' },
  {
    what: 'a file as the database’s folder',
    starting: () => [join(built.folder, 'index.html', 'a')],
    says: 'cannot be read',
  },
  { what: 'no database', starting: () => [''], says: '--data names no file' },
  { what: 'a folder and --fresh', starting: () => [built.folder, '--fresh'], says: 'EISDIR' },
  { what: 'an unknown option', starting: () => [newDatabase(), '--nonsense'], says: '--nonsense' },
  {
    what: 'a missing console',
    starting: () => [newDatabase(), '--console', join(built.folder, 'none')],
    says: 'The built console cannot be read',
  },
])('does not start with $what, and says why in one line', async ({ starting, says }) => {
  const [data, ...options] = starting()
  await expect(built.start(data, { options })).rejects.toThrow(oneLine(says))
})

/** Expects the failure of a process that ended with 1 after a single line of output. */
function oneLine(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[.$()]/g, String.raw`\$&`)
  return new RegExp(String.raw`^The server ended with 1: [^\n]*${escaped}[^\n]*\n?$`)
}

test.each([
  ['thrown while a request is answered', 'sync', 500],
  ['thrown later', 'later', 500],
  ['a rejected promise', 'promise', 500],
  ['of a stream', 'stream', 500],
])('logs an error with the request’s id and keeps running: %s', async (_, kind, status) => {
  const preload = join(built.folder, 'breakOnPurpose.mjs')
  writeFileSync(preload, breakOnPurpose)
  const running = await start({ env: { NODE_OPTIONS: `--import=${preload}` } })
  const broken = await fetch(running.address, { headers: { 'X-Break': kind } })
  expect(broken.status).toBe(status)
  await expect.poll(running.log).toContain('broken on purpose')
  const id = broken.headers.get('x-request-id') ?? 'none'
  expect(running.log()).toContain(`"id":"${id}","error":"Error: broken on purpose`)
  expect((await fetch(`${running.address}/health`)).status).toBe(200)
})

/** Makes a request with the header `X-Break` throw once, inside the server's own work. */
const breakOnPurpose = `
import { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
const setHeader = ServerResponse.prototype.setHeader
const fault = () => new Error('broken on purpose')
const faults = {
  sync() { throw fault() },
  later() { setTimeout(() => { throw fault() }) },
  promise() { void Promise.reject(fault()) },
  stream() { new Readable({ read() { this.destroy(fault()) } }).resume() },
}
const pages = new WeakSet()
ServerResponse.prototype.setHeader = function (name, value) {
  const kind = this.req.headers['x-break']
  if (kind && !pages.has(this)) {
    pages.add(this)
    // What is sent at once could not be answered with 500 later.
    const end = this.end
    if (kind !== 'sync') this.end = function (...all) { if (this.statusCode === 500) end.apply(this, all) }
    if (kind !== 'sync') this.writeHead = function (status, headers) { if (status === 500) ServerResponse.prototype.writeHead.call(this, status, headers) }
    faults[kind]()
  }
  return setHeader.call(this, name, value)
}
`

test('survives random requests, and holds nothing open afterwards', async () => {
  const running = await start()
  const health = () => fetch(`${running.address}/health`, { headers: { Connection: 'close' } })
  expect((await health()).status).toBe(200)
  const before = openFiles(running)
  await sendRandomRequests(running.address, { seed: 34, count: 1000 })
  expect((await health()).status).toBe(200)
  await expect.poll(() => openFiles(running), { timeout: 30_000 }).toBeLessThanOrEqual(before)
})

/** Number of open descriptors if the system reports them; 0 elsewhere. */
function openFiles({ pid }: RunningProcess): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0
}
