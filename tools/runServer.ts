import { type ChildProcess, spawn } from 'node:child_process'

/** Which server is run, and over what. */
export interface Running {
  /** The built server's file. */
  main: string
  /** The database: a file, or an address of PostgreSQL. */
  data: string
  /** The folder of the built console. */
  folder: string
  /** A free one where it is left out. */
  port?: number
  /** Further ones of its options. */
  options?: readonly string[]
  /** Further variables of its environment. */
  env?: Readonly<Record<string, string>>
}

/**
 * Runs a built server as a process of its own, for this machine alone. It takes messages.
 * @returns the process, and its address without a slash at its end, once it listens
 * @throws Error where it ends instead, with its exit code and what it said
 */
export async function runServer({ main, data, folder, port = 0, options = [], env }: Running) {
  const server = spawn(process.execPath, [main, '--data', data, '--console', folder, ...options], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return { server, address: await addressSaidBy(server) }
}

function addressSaidBy(server: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((done, failed) => {
    const hear = (part: Buffer) => {
      said += String(part)
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (!address) return
      // Its log is not kept.
      for (const stream of [server.stdout, server.stderr]) stream?.off('data', hear).resume()
      done(address)
    }
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', hear)
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)))
  })
}

/** Ends it as a machine does that loses its power. */
export async function killServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = new Promise((done) => server.once('exit', done))
  server.kill('SIGKILL')
  await exited
}
