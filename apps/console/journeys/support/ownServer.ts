import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, accounts, password } from './accounts'

const main = resolve(import.meta.dirname, '../../../server/dist/main.js')

/** Our own server with the console that it serves, a process of its own; it can be taken away and come back. */
export interface OwnServer {
  /** Without a slash at its end. */
  address: string
  /** A token for an account, as a sign-in gives it. */
  issueToken(account: Account): string
  /** The world is as it was made. Its seeds are made once a process, so this is a message there and back. */
  beginAnew(): Promise<void>
  /** Ends it, as a machine that loses its power does. */
  stop(): Promise<void>
  /** Starts it again at the same address, over what it has kept. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts it on a free port, over a database of its own.
 * @param build the built console
 */
export async function openOwnServer(build: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'console-own-server-'))
  const options = ['--data', join(folder, 'world.sqlite'), '--console', build]
  let running = await run(options)
  const { address } = running
  const tokens = new Map(
    await Promise.all(Object.values(accounts).map((account) => signIn(address, account))),
  )

  async function stop() {
    const { server } = running
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }

  return {
    address,
    issueToken: ({ email }) => tokens.get(email) ?? '',
    async beginAnew() {
      const { server } = running
      const begun = once(server, 'message')
      server.send('fresh')
      await begun
    },
    stop,
    async start() {
      running = await run(options, new URL(address).port)
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Runs the server until it listens; what it says afterwards is let go. */
async function run(options: string[], port = '0') {
  const server: ChildProcess = fork(main, options, {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const address = await new Promise<string>((done, failed) => {
    server.once('exit', () => failed(new Error('The server did not start')))
    let said = ''
    server.stdout?.on('data', function listen(part) {
      said += String(part)
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (!found) return
      server.stdout?.off('data', listen).resume()
      done(found)
    })
  })
  return { server, address }
}

async function signIn(
  address: string,
  { email }: Account,
): Promise<[email: string, token: string]> {
  const answer = await fetch(`${address}/api/business/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return [email, ((await answer.json()) as { access_token: string }).access_token]
}
