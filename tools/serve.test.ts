import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveConsole, type ServedConsole } from './serve'

let folder: string
let served: ServedConsole

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-served-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{"addresses": {}}')
  served = await serveConsole(folder, 0)
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

test('accepts connections from this machine only', async () => {
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
