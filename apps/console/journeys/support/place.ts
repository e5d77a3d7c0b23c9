import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { issueAccessToken } from '@console/sample'
import { serveConsole } from '../../../../tools/serve'
import { type RealServer, startRealServer } from '../server'
import type { Account } from './accounts'

/** Which backend stands behind the console. */
export type Backend = 'sample' | 'server'

/** The builds that the journeys run over. */
export const builds: Record<Backend, string> = {
  sample: resolve(import.meta.dirname, '../../dist'),
  server: resolve(import.meta.dirname, '../../dist-server'),
}

/** Pictures may come from here, and from no other host. */
export const pictureHost = 'https://media.example'

/** A served console and what stands behind it. */
export interface Place {
  address: string
  /** Null behind the sample backend, which is inside the browser. */
  server: RealServer | null
  /** A token for an account, as a sign-in gives it. */
  issueToken(account: Account): string
  close(): Promise<void>
}

/** Serves one of the builds. Each server has a port of its own, so that journeys running beside each other do not meet. */
export async function openPlace(backend: Backend): Promise<Place> {
  if (backend === 'sample') {
    const served = await serveConsole(builds.sample, 0)
    return { ...served, server: null, issueToken: issueAccessToken }
  }
  const server = await startRealServer()
  const folder = mkdtempSync(join(tmpdir(), 'console-journeys-'))
  cpSync(builds.server, folder, { recursive: true })
  const configuration = {
    addresses: { business: server.address, gateway: server.address, samples: server.address },
    pictureHosts: [pictureHost],
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration))
  const served = await serveConsole(folder, 0)
  return {
    address: served.address,
    server,
    issueToken: server.issueToken,
    async close() {
      await Promise.all([served.close(), server.close()])
      rmSync(folder, { recursive: true })
    },
  }
}
