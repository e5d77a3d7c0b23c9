import type { DatabaseSync } from 'node:sqlite'
import type { Files } from '@console/sample'
import type { DatabaseFile } from './databaseFile'

/** Creates the table of files in a database that was made before there were any. */
export function createFilesTable(database: DatabaseSync): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS files (sha256 TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
  )
}

/** Stores uploaded files in a table beside the log. @param write runs a transaction */
export function sqliteFiles(database: DatabaseSync, write: DatabaseFile['write']): Files {
  const add = database.prepare('INSERT OR IGNORE INTO files VALUES (?, ?)')
  const findBytes = database.prepare('SELECT bytes FROM files WHERE sha256 = ?')
  return {
    async keep(sha256, bytes) {
      write(() => void add.run(sha256, bytes))
    },
    async find(sha256) {
      const bytes = findBytes.get(sha256)?.bytes
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null
    },
  }
}
