import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../../apps/server/src/startServer.ts'
import { conform, conforms } from '../../packages/contract/src/index.ts'
import { samplePassword } from '../../packages/sample/src/index.ts'
import { addressesAt } from './checkServer.ts'
import { calls } from './ours.ts'

const account = (name: string) => ({ email: `${name}@console.example`, password: samplePassword })

test('our own server conforms to the contract: every call passes, or was skipped for a reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-conform-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{"addresses": {}}')
  const data = join(folder, 'console.sqlite')
  const server = await startServer({ data, folder, host: '127.0.0.1', port: 0, log: () => {} })
  try {
    const findings = await conform({
      calls,
      addresses: await addressesAt(server.address),
      origin: null,
      account: account('superadmin'),
      other: account('customer'),
      mayWrite: true,
    })
    expect(findings.flatMap(({ faults }) => faults)).toEqual([])
    expect(conforms(findings)).toBe(true)
    const silent = findings.filter(
      ({ requests, skipped }) => requests === 0 && skipped.length === 0,
    )
    expect(silent.map(({ call }) => call.name)).toEqual([])
    const unread = findings.filter(
      ({ call, hasSucceeded }) => call.method === 'GET' && !hasSucceeded,
    )
    expect(unread.map(({ call }) => call.name)).toEqual([])
    const login = findings.find(({ call }) => call.id === 'postAuthLogin')
    // The password-guessing test was rate-limited.
    expect(login?.skipped).toEqual([])
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
  // It makes about 2,000 calls.
}, 300_000)
