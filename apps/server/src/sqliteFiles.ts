import type { DatabaseSync } from 'node:sqlite'
import type { Files } from '@console/sample'
import type { DatabaseFile } from './databaseFile'

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
