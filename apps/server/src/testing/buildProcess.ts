import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServerAlone } from '../../../../tools/build/buildServer'
import { killServer, type Running, runServer } from '../../../../tools/runServer'

/** A server in a process of its own. */
export interface RunningProcess {
  address: string
  pid: number
  /** Log output since its start. */
  log(): string
  /** Kills it while it is working. */
  kill(): Promise<void>
}

/** A server that was built for a test. */
export interface BuiltProcess {
  /**
   * Starts it; resolves once it listens.
   * @param data a file, or the address of a PostgreSQL database
   * @throws Error with its output if it ends
   */
  start(data: string, starting?: Pick<Running, 'options' | 'env'>): Promise<RunningProcess>
  /** Folder of the built console. */
  folder: string
  remove(): void
}

/** Builds the server, with an empty console. */
export async function buildProcess(): Promise<BuiltProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'console-process-'))
  await buildServerAlone(folder)
  return {
    folder,
    async start(data, starting) {
      const main = join(folder, 'server/main.js')
      const { server, address } = await runServer({ main, data, folder, ...starting })
      let log = ''
      server.stdout?.on('data', (part) => (log += String(part)))
      return { address, pid: Number(server.pid), log: () => log, kill: () => killServer(server) }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
