import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServerAlone } from '../../../../tools/build/buildServer'
import { killServer, runServer } from '../../../../tools/runServer'

/** A server as it is started: a process of its own. */
export interface RunningProcess {
  address: string
  /** Ends it in the midst of what it does. */
  kill(): Promise<void>
}

/** A server that was built for a test. */
export interface BuiltProcess {
  /**
   * Starts it; resolves once it listens.
   * @param data a file, or the address of a PostgreSQL database
   * @throws Error with what it says where it ends
   */
  start(data: string, ...options: string[]): Promise<RunningProcess>
  remove(): void
}

/** Builds the server, with an empty console. */
export async function buildProcess(): Promise<BuiltProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'console-process-'))
  await buildServerAlone(folder)
  return {
    async start(data, ...options) {
      const main = join(folder, 'server/main.js')
      const { server, address } = await runServer({ main, data, folder, options })
      return { address, kill: () => killServer(server) }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
