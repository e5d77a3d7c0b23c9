import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { issueAccessToken, sampleAccounts } from '@console/sample'
import { serveConsole } from '../../../../tools/serve'
import type { Account } from './accounts'
import { openOwnServer, type OwnServer } from './ownServer'
import { type ScriptedServer, startScriptedServer } from './scriptedServer'

/** Backend of the console: our own server, the sample backend inside the page, or a server with scripted answers. */
export type Backend = 'server' | 'inPage' | 'scripted'

/** The console as it is deployed, and with the sample backend included. */
export type Build = 'plain' | 'sample'

/** Builds that the journeys run over. */
export const builds: Record<Build, string> = {
  plain: resolve(import.meta.dirname, '../../dist-server'),
  sample: resolve(import.meta.dirname, '../../dist'),
}

/** The only other host that pictures may come from. */
export const pictureHost = 'https://media.example'

/** A served console and its backend. Each has its own port, so that parallel journeys do not interfere. */
interface ServedPlace {
  address: string
  /** Issues a token for an account, as a sign-in does. */
  issueToken(account: Account): string
  /** Resets the backend, at almost no cost. */
  beginAnew(): Promise<void>
  close(): Promise<void>
}

interface InPagePlace extends ServedPlace {
  backend: 'inPage'
}

interface ServerPlace extends ServedPlace, OwnServer {
  backend: 'server'
}

interface ScriptedPlace extends ServedPlace {
  backend: 'scripted'
  server: ScriptedServer
}

/** A served console and its backend. */
export type Place = InPagePlace | ServerPlace | ScriptedPlace

/** Serves the console over one of the backends. */
export async function openPlace(backend: Backend): Promise<Place> {
  if (backend === 'server') return { backend, ...(await openOwnServer(builds.plain)) }
  if (backend === 'scripted') return openScriptedPlace()
  return {
    backend,
    ...(await serveConsole(builds.sample, 0)),
    issueToken: ({ email }) => issueAccessToken(sampleAccountWith(email)),
    // The data ends with the browser session.
    beginAnew: async () => undefined,
  }
}

function sampleAccountWith(email: string) {
  const account = sampleAccounts.find((each) => each.email === email)
  if (!account) throw new Error(`There is no sample account ${email}`)
  return account
}

async function openScriptedPlace(): Promise<ScriptedPlace> {
  const server = await startScriptedServer()
  const folder = mkdtempSync(join(tmpdir(), 'console-journeys-'))
  cpSync(builds.plain, folder, { recursive: true })
  const configuration = {
    addresses: {
      business: server.address,
      catalogue: server.address,
      gateway: server.address,
      samples: server.address,
    },
    pictureHosts: [pictureHost],
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration))
  const served = await serveConsole(folder, 0)
  return {
    backend: 'scripted',
    address: served.address,
    server,
    issueToken: server.issueToken,
    beginAnew: async () => server.reset(),
    async close() {
      await Promise.all([served.close(), server.close()])
      rmSync(folder, { recursive: true })
    },
  }
}
