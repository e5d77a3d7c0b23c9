import { type ChildProcess, spawn } from 'node:child_process'

/** Server to run, and its options. */
export interface Running {
  /** Path of the built server. */
  main: string
  /** The database: a file, or an address of PostgreSQL. */
  data: string
  /** The folder of the built console. */
  folder: string
  /** Default: a free one. */
  port?: number
  /** Further command-line options. */
  options?: readonly string[]
  /** Further environment variables. */
  env?: Readonly<Record<string, string>>
}

/**
 * Runs a built server as a child process, reachable from this machine only. It takes messages.
 * @returns the process, and its address without a trailing slash, once it listens
 * @throws Error where it exits instead, with its exit code and output
 */
export async function runServer({ main, data, folder, port = 0, options = [], env }: Running) {
  const server = spawn(process.execPath, [main, '--data', data, '--console', folder, ...options], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return { server, address: await readAddress(server) }
}

function readAddress(server: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((done, failed) => {
    const hear = (part: Buffer) => {
      output += String(part)
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (!address) return
      // Its later log is discarded.
      for (const stream of [server.stdout, server.stderr]) stream?.off('data', hear).resume()
      done(address)
    }
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', hear)
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${output}`)))
  })
}

/** Kills it abruptly, as a power failure would. */
export async function killServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = new Promise((done) => server.once('exit', done))
  server.kill('SIGKILL')
  await exited
}
