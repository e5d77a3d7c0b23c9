import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problem, signInAnswer } from '@console/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedServer, startServer } from './startServer'

const folder = mkdtempSync(join(tmpdir(), 'console-storage-'))
const data = join(folder, 'console.sqlite')
const lines: Record<string, unknown>[] = []
let server: StartedServer

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{}')
  const log = (line: Record<string, unknown>) => void lines.push(line)
  server = await startServer({ data, folder, host: '127.0.0.1', port: 0, log })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function send(path: string, body: BodyInit, headers: Record<string, string>) {
  return fetch(`${server.address}${path}`, { method: 'POST', headers, body })
}

async function tokenOf(email: string): Promise<string> {
  const answer = await send(
    '/api/business/auth/login',
    JSON.stringify({ email, password: 'console' }),
    { 'Content-Type': 'application/json' },
  )
  return signInAnswer.parse(await answer.json()).access_token
}

/** A picture of 600 × 600 pixels. */
const picture = Uint8Array.from([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 88, 0, 0, 2, 88, 0,
])

test('no write is answered as stored once the database file is gone; stored data can still be read', async () => {
  const token = await tokenOf('admin@console.example')
  let views = 0
  const addView = () =>
    send(
      '/api/business/me/views/products',
      JSON.stringify({ name: `${(views += 1)}`, query: '' }),
      {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
    )
  const addPicture = () => {
    const form = new FormData()
    form.set('file', new File([picture], 'front.png'))
    return send('/api/catalogue/media', form, { Authorization: `Bearer ${token}` })
  }
  const health = () => fetch(`${server.address}/health`)
  expect([(await addView()).status, (await health()).status]).toEqual([201, 200])

  renameSync(data, `${data}.old`)
  for (const call of [health, addView, addPicture]) {
    const answer = await call()
    expect(answer.status).toBe(503)
    const { detail } = problem.parse(await answer.json())
    expect(detail).toContain('The database file was deleted or replaced.')
  }
  expect(lines.filter(({ database }) => database === 'lost')).toHaveLength(1)

  const read = await fetch(`${server.address}/api/business/me/views/products`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { views: stored } = (await read.json()) as { views: { name: string }[] }
  expect(stored.map(({ name }) => name)).toEqual(['1'])
})
