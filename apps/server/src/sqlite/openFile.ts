import type { DatabaseSync } from 'node:sqlite'
import type { DatabaseOwner, Files } from '@console/sample'
import { missingSecrets, type Secrets } from '../storage/accounts'
import { openDatabase, whyNotOpened } from './database'
import { watchDatabaseFile, type DatabaseFile } from './databaseFile'
import type { Log } from '../process/log'
import type { OpenedDatabase } from '../storage/openedDatabase'
import { sqliteStorageAdapter } from './sqliteStorageAdapter'
import { StartupError } from '../process/StartupError'

/**
 * Stores the sample database in a file, which is created if missing.
 * @throws StartupError if it cannot
 */
export function openFile(sampleDatabase: DatabaseOwner, file: string, log: Log): OpenedDatabase {
  const database = openDatabase(file)
  try {
    const secrets = secretsIn(database)
    createFilesTable(database)
    const { write, check, close } = watchDatabaseFile(database, file, log)
    sampleDatabase.attachStorage(sqliteStorageAdapter(database, write))
    return {
      secrets,
      files: sqliteFiles(database, write),
      // No other process writes to the file.
      inTurn: (work) => work(),
      check,
      async close() {
        close()
      },
    }
  } catch (error) {
    database.close()
    throw new StartupError(whyNotOpened(file, error))
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

/** Creates the table of files in a database that was created without one. */
export function createFilesTable(database: DatabaseSync): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
  )
}

/** Stores uploaded files in a table next to the log. @param write runs a transaction */
export function sqliteFiles(database: DatabaseSync, write: DatabaseFile['write']): Files {
  const add = database.prepare('INSERT OR IGNORE INTO files VALUES (?, ?)')
  const findBytes = database.prepare('SELECT bytes FROM files WHERE name = ?')
  const remove = database.prepare('DELETE FROM files WHERE name = ?')
  return {
    async save(name, bytes) {
      write(() => void add.run(name, bytes))
    },
    async find(name) {
      const bytes = findBytes.get(name)?.bytes
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null
    },
    async remove(name) {
      write(() => void remove.run(name))
    },
  }
}
