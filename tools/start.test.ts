import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'console-start-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('`pnpm start` builds, serves the console and its calls without a warning, and ends on a signal', async () => {
  const data = join(folder, 'console.sqlite')
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
  // The deployed build: the sample backend is behind it, not in it.
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
  // It makes a whole build, whose time depends on the machine's load.
}, 300_000)

test('reports a port in use before it builds, in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, stdout, stderr } = await ended({ PORT: String(port), CONSOLE_IS_BUILT: undefined })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(`Port ${port} is in use. Choose another one: PORT=${port + 1}\n`)
  other.close()
})

test('reports an invalid PORT in one line', async () => {
  const { code, stderr } = await ended({ PORT: 'abc' })
  expect([code, stderr]).toEqual([1, 'PORT is abc, which is not a number from 0 to 65535.\n'])
})

/** Runs `pnpm start` to its end. */
async function ended(env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: child.exitCode ?? (await once(child, 'exit'))[0], stdout, stderr }
}

test('ends with the pnpm that started it', async () => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'endWithLauncher.ts')).href)
  const program = join(folder, 'waits.mjs')
  writeFileSync(
    program,
    `import { endWithLauncher } from ${module}
    endWithLauncher()
    process.on('SIGTERM', () => process.stdout.write('ended', () => process.exit()))
    process.stdout.write('started ')
    setInterval(() => {}, 1000)`,
  )
  const launcher = join(folder, 'pnpm')
  writeFileSync(launcher, `#!/bin/sh\n"${process.execPath}" "${program}"\nexit $?\n`, {
    mode: 0o755,
  })
  const pnpm = spawn(launcher, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  pnpm.stdout.on('data', (part) => (output += String(part)))
  await expect.poll(() => output, { timeout: 30_000 }).toBe('started ')
  pnpm.kill('SIGKILL')
  await expect.poll(() => output, { timeout: 30_000 }).toBe('started ended')
})

/** Output of a process up to the line that contains `words`. */
function outputUntil({ stdout }: ChildProcess, words: string): Promise<string> {
  let output = ''
  return new Promise((done) => {
    stdout?.on('data', (part) => {
      output += String(part)
      if (new RegExp(`${words}.*\n`).test(output)) done(output)
    })
  })
}
