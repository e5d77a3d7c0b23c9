import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../../../tools/build/buildServer'

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
  await buildServer(join(folder, 'server'))
  for (const [name, content] of [
    ['index.html', ''],
    ['config.json', '{}'],
    // The server stands far from the workspace, where nothing says that it is a module.
    ['package.json', '{"type": "module"}'],
  ] as const)
    writeFileSync(join(folder, name), content)

  return {
    start(data, ...options) {
      const running = spawn(
        process.execPath,
        [join(folder, 'server/main.js'), '--data', data, '--console', folder, ...options],
        {
          env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      let said = ''
      return new Promise((done, failed) => {
        running.stderr.on('data', (part) => (said += String(part)))
        running.stdout.on('data', (part) => {
          said += String(part)
          const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
          if (address) done({ address, kill })
        })
        running.once('exit', (code) => failed(new Error(`It ended with ${code}: ${said}`)))
      })

      async function kill() {
        if (running.exitCode !== null || running.signalCode !== null) return
        running.kill('SIGKILL')
        await once(running, 'exit')
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
