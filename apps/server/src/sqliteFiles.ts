import type { DatabaseSync } from 'node:sqlite'
import type { Files } from '@console/sample'

/** Keeps files in a table beside the log; a database that was made before there were any gets it now. */
export function sqliteFiles(database: DatabaseSync): Files {
  database.exec(
    'CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
  )
  const add = database.prepare('INSERT OR IGNORE INTO files VALUES (?, ?)')
  const findBytes = database.prepare('SELECT bytes FROM files WHERE name = ?')
  const remove = database.prepare('DELETE FROM files WHERE name = ?')
  return {
    async keep(name, bytes) {
      add.run(name, bytes)
    },
    async find(name) {
      const bytes = findBytes.get(name)?.bytes
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null
    },
    async remove(name) {
      remove.run(name)
    },
  }
}
