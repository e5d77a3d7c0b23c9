import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

let running: ChildProcess | undefined
afterAll(() => running?.kill())

test('`pnpm start` builds, serves, and prints the address and the sample accounts with their roles', async () => {
  running = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await outputUntil(running, 'customer@console.example')
  for (const line of [/superadmin@console\.example +SuperAdmin/, /admin@console\.example +admin/])
    expect(output).toMatch(line)
  expect(output).toContain('password: console')

  const [address = ''] = /http:\/\/localhost:\d+/.exec(output) ?? []
  const page = await fetch(`${address}/login-now`)
  expect(page.headers.get('content-type')).toMatch('text/html')
  expect(await page.text()).toContain('Login')
  // It makes a whole build, which takes as long as the machine is busy.
}, 180_000)

/** What a process says until it has said `words`, to the end of the line. */
async function outputUntil({ stdout }: ChildProcess, words: string): Promise<string> {
  let output = ''
  for await (const part of stdout ?? []) {
    output += String(part)
    if (new RegExp(`${words}.*\n`).test(output)) break
  }
  return output
}
