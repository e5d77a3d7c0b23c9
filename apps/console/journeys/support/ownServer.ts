import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, accounts, password } from './accounts'
import { killServer, runServer } from '../../../../tools/runServer'

const main = resolve(import.meta.dirname, '../../../server/dist/main.js')

/** Our own server with the console that it serves, in a process of its own; it can be stopped and started. */
export interface OwnServer {
  /** Without a trailing slash. */
  address: string
  /** Issues a token for an account, as a sign-in does. */
  issueToken(account: Account): string
  /** Resets the sample data. Its seeds are created once per process, so this is a message there and back. */
  beginAnew(): Promise<void>
  /** Ends it as a power failure does. */
  stop(): Promise<void>
  /** Starts it again at the same address, with its stored data. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts it on a free port, with its own database.
 * @param build the built console
 */
export async function openOwnServer(build: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'console-own-server-'))
  const place = {
    main,
    data: join(folder, 'console.sqlite'),
    folder: build,
    options: ['--demo'],
  }
  const running = await runServer(place)
  const { address } = running
  let { server } = running
  const tokens = new Map(
    await Promise.all(Object.values(accounts).map((account) => signIn(address, account))),
  )

  return {
    address,
    issueToken: ({ email }) => tokens.get(email) ?? '',
    async beginAnew() {
      const begun = once(server, 'message')
      server.send('fresh')
      await begun
    },
    stop: () => killServer(server),
    async start() {
      ;({ server } = await runServer({ ...place, port: Number(new URL(address).port) }))
    },
    async close() {
      await killServer(server)
      rmSync(folder, { recursive: true })
    },
  }
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
