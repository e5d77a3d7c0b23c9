import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'console-start-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('`pnpm start` builds, serves the console and its calls without a warning, and ends when it is told to', async () => {
  const data = join(folder, 'world.sqlite')
  running = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), '--data', data], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let warnings = ''
  running.stderr?.on('data', (part) => (warnings += String(part)))
  const output = await outputUntil(running, 'customer@console.example')
  for (const line of [/superadmin@console\.example +SuperAdmin/, /admin@console\.example +admin/])
    expect(output).toMatch(line)
  expect(output).toContain('password: console')

  const [address = ''] = /http:\/\/localhost:\d+/.exec(output) ?? []
  const page = await fetch(`${address}/login-now`)
  expect(page.headers.get('content-type')).toMatch('text/html')
  expect(await page.text()).toContain('Login')
  // The build that is deployed: the sample backend is behind it, not in it.
  const configuration = await (await fetch(`${address}/config.json`)).json()
  expect(configuration).toMatchObject({ sampleBackend: 'none' })
  const answer = await fetch(`${address}/api/business/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@console.example', password: 'console' }),
  })
  expect(answer.status).toBe(202)
  expect(existsSync(data)).toBe(true)

  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([0, null])
  expect(warnings).toBe('')
  // It makes a whole build, which takes as long as the machine is busy.
}, 300_000)

/** What a process says until it has said `words`, to the end of the line. */
function outputUntil({ stdout }: ChildProcess, words: string): Promise<string> {
  let output = ''
  return new Promise((done) => {
    stdout?.on('data', (part) => {
      output += String(part)
      if (new RegExp(`${words}.*\n`).test(output)) done(output)
    })
  })
}
