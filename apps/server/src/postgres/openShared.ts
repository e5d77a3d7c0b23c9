import {
  type Files,
  type Keeping,
  refuse,
  runningClock,
  sampleStart,
  type Surroundings,
  type WorldOwner,
} from '@console/sample'
import pg from 'pg'
import type { Log } from '../log'
import type { OpenedWorld } from '../openedWorld'
import { nameOfPlace } from '../place'
import { StartFault } from '../StartFault'
import { clientOf, connectWith, DatabaseAway } from './connection'
import { sharedLog } from './log'
import { openTables, type OpenedTables } from './openTables'
import { sharedFiles } from './sharedFiles'
import { createTurns, type Turns } from './turns'

/** After so many seconds one may ask again while the database is away. */
const retryAfter = 5

/**
 * Keeps a world in a PostgreSQL database, to which other servers may write as well.
 * @param url its address
 * @throws StartFault where it cannot
 */
export async function openShared(world: WorldOwner, url: string, log: Log): Promise<OpenedWorld> {
  const { secrets, age } = await prepare(url)
  const connection = connectWith(url, log, (upTo) => turns.tell(upTo))
  const turns = createTurns(world, sharedLog(connection))
  try {
    world.keepIn(keepingOf(turns))
    // Reads all that there is.
    await turns.inTurn(() => {}, null)
  } catch (error) {
    await connection.close()
    throw new StartFault(
      `${nameOfPlace(url)} cannot be read (${String(error)}). It is left as it is.`,
    )
  }
  // The time of all its servers, which does not stand while none runs.
  world.setClock(runningClock(sampleStart + age))
  return {
    secrets,
    files: filesOrRefusal(sharedFiles(connection)),
    inTurn: turnsOrRefusal(turns),
    close: connection.close,
  }
}

/** @throws StartFault where the database cannot be reached, or is not ours */
async function prepare(url: string): Promise<OpenedTables> {
  const client = clientOf(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return await openTables(client)
  } catch (error) {
    throw error instanceof StartFault ? error : new StartFault(whyNotReached(client, error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** What is written is kept by the turns, and what is kept is read by them. */
function keepingOf({ answerOf }: Turns): Keeping {
  return {
    load: () => ({ changes: [], settings: {}, views: {} }),
    keep() {
      throw new Error('Only what is written in a turn can be kept')
    },
    answerOf,
    forget() {
      throw new Error('One server does not forget what several share')
    },
  }
}

function turnsOrRefusal({ inTurn }: Turns): Surroundings['inTurn'] {
  return (work, name) => orRefusal(async () => inTurn(work, name))
}

function filesOrRefusal({ keep, find, remove }: Files): Files {
  return {
    keep: (...file) => orRefusal(() => keep(...file)),
    find: (name) => orRefusal(() => find(name)),
    remove: (name) => orRefusal(() => remove(name)),
  }
}

/** @throws Refusal 503 while the database is away */
async function orRefusal<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error
    throw refuse(503, 'server_error', 'The database cannot be reached.', { retryAfter })
  }
}

/** Why the first connection could not be made, as one reads it; without a password. */
function whyNotReached({ host, port, database, user }: pg.Client, error: unknown): string {
  const place = `The database at ${host}:${port}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('28')) return `${place} does not let ${user} in: look at DATABASE_URL.`
  if (code === '3D000') return `${place} has no database ${database}. Make it first.`
  const why = error instanceof pg.DatabaseError ? error.message : code || String(error)
  return `${place} cannot be used (${why}). Nothing is written to it.`
}
