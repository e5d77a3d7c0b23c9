import type { DatabaseSync } from 'node:sqlite'
import type { WorldOwner } from '@console/sample'
import { missingSecrets, type Secrets } from './accounts'
import { openDatabase, whyNotOpened } from './database'
import type { OpenedWorld } from './openedWorld'
import { sqliteFiles } from './sqliteFiles'
import { sqliteKeeping } from './sqliteKeeping'
import { StartFault } from './StartFault'

/**
 * Keeps a world in a file, which is made where there is none.
 * @throws StartFault where it cannot
 */
export function openFile(world: WorldOwner, file: string): OpenedWorld {
  const database = openDatabase(file)
  try {
    world.keepIn(sqliteKeeping(database))
    return {
      secrets: secretsIn(database),
      files: sqliteFiles(database),
      // Nobody else writes to the file.
      inTurn: (work) => work(),
      async close() {
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw new StartFault(whyNotOpened(file, error))
  }
}

function secretsIn(database: DatabaseSync): Secrets {
  const rows = database.prepare('SELECT name, content FROM secrets').all()
  const known = new Map(rows.map(({ name, content }) => [String(name), String(content)]))
  const missing = missingSecrets(known)
  const add = database.prepare('INSERT INTO secrets VALUES (?, ?)')
  for (const [name, content] of missing) add.run(name, content)
  return new Map([...known, ...missing])
}
