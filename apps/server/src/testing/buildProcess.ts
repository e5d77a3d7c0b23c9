import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServerAlone } from '../../../../tools/build/buildServer'
import { runServer } from '../../../../tools/runServer'

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
  const main = join(folder, 'server/main.js')
  await buildServerAlone(folder)

  return {
    async start(data, ...options) {
      const { server, address } = await runServer({ main, data, folder, options })
      return {
        address,
        async kill() {
          if (server.exitCode !== null || server.signalCode !== null) return
          server.kill('SIGKILL')
          await once(server, 'exit')
        },
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
