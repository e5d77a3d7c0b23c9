/**
 * The server's entry: `node apps/server/dist/main.js [--data FILE] [--fresh] [--demo] [--console FOLDER]`, with `PORT`, `HOST`,
 * `PUBLIC_URL`,
 * `TRUSTED_PROXIES`, `DATABASE_URL` and `DATA`. It serves a built console together with the sample backend until it is stopped.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sampleAccounts, samplePassword } from '@console/sample'
import { removeDatabase } from './sqlite/database'
import { publicUrlsIn } from './hosts'
import { proxiesIn } from './limits/callerAddress'
import { listeningOf, thisMachine } from './listening'
import { logLine } from './process/log'
import { isPostgres, nameOfLocation, dataLocationOf } from './storage/dataLocation'
import { startServer } from './startServer'
import { StartupError } from './process/StartupError'
import { surviveErrors } from './surviveErrors'

async function run(): Promise<void> {
  const { fresh, console: folder, demo, ...options } = readOptions()
  const data = dataLocationOf(options.data, process.env)
  const { host, port } = listeningOf(process.env)
  const publicUrls = publicUrlsIn(process.env.PUBLIC_URL)
  if (fresh && isPostgres(data))
    throw new StartupError(
      'Others may use a PostgreSQL database, so --fresh leaves it as it is. Who owns it can empty it: DROP SCHEMA console CASCADE',
    )
  if (fresh) removeDatabase(data)
  const { address, reset, close } = await startServer({
    data,
    folder,
    host,
    port,
    publicUrls,
    proxies: proxiesIn(process.env.TRUSTED_PROXIES),
    isDemo: demo,
    log: logLine,
  })
  surviveErrors(logLine)

  console.log(`\nThe console is at ${address}; changes are stored in ${nameOfLocation(data)}`)
  if (host !== thisMachine)
    console.log(
      `It listens at ${host}: whoever reaches this machine can sign in with the password below, over http, which others can read.`,
    )
  console.log(`\nSign in as one of (password: ${samplePassword})`)
  for (const { email, roles } of sampleAccounts)
    console.log(`  ${email.padEnd(32)}${roles.join(', ')}`)

  resetOnMessage(reset)
  // The last one: the parent process has gone.
  for (const ending of ['SIGTERM', 'SIGINT', 'disconnect'])
    process.once(ending, () => void close().then(() => process.exit(0)))
}

/**
 * Lets the parent process reset this one by the message `fresh`, which is sent back when it is done. Tests use it: it costs less
 * than a start.
 */
function resetOnMessage(reset: () => void): void {
  process.on('message', (message) => {
    if (message !== 'fresh') return
    reset()
    process.send?.(message)
  })
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        /** File of the database, or address of a PostgreSQL database. */
        data: { type: 'string' },
        /** Starts with fresh sample data. */
        fresh: { type: 'boolean', default: false },
        /** Enables scenarios by `?mock=` in a page's address. */
        demo: { type: 'boolean', default: false },
        /** Folder of the built console. */
        console: {
          type: 'string',
          default: join(import.meta.dirname, '../../console/dist-server'),
        },
      },
    }).values
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error))
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
