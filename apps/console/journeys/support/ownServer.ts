import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, accounts, password } from './accounts'
import { builds, type Place } from './place'
import { runServer } from '../../../../tools/runServer'

const main = resolve(import.meta.dirname, '../../../server/dist/main.js')

/** Our own server with the console that it serves, over a world of its own; it can be taken away and come back. */
export interface OwnServer extends Place {
  /** Ends it, as a machine that loses its power does. */
  stop(): Promise<void>
  /** Starts it again at the same address, over what it has kept. */
  start(): Promise<void>
}

/** Starts it on a free port. */
export async function openOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'console-own-server-'))
  let running: ChildProcess | undefined
  let address = ''

  async function start() {
    const port = address ? Number(new URL(address).port) : 0
    const data = join(folder, 'world.sqlite')
    const started = await runServer({ main, data, folder: builds.server, port })
    running = started.server
    address = started.address
  }

  async function stop() {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const exited = once(running, 'exit')
    running.kill('SIGKILL')
    await exited
  }

  async function signIn({ email }: Account): Promise<[email: string, token: string]> {
    const answer = await fetch(`${address}/api/business/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return [email, ((await answer.json()) as { access_token: string }).access_token]
  }

  await start()
  const tokens = new Map(await Promise.all(Object.values(accounts).map(signIn)))
  return {
    address,
    server: null,
    issueToken: ({ email }) => tokens.get(email) ?? '',
    start,
    stop,
    async close() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
