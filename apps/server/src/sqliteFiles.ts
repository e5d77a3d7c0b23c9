import type { DatabaseSync } from 'node:sqlite'
import type { Files } from '@console/sample'

/** Keeps files in a table beside the log; a database that was made before there were any gets it now. */
export function sqliteFiles(database: DatabaseSync): Files {
  database.exec(
    'CREATE TABLE IF NOT EXISTS files (sha256 TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
  )
  const add = database.prepare('INSERT OR IGNORE INTO files VALUES (?, ?)')
  const findBytes = database.prepare('SELECT bytes FROM files WHERE sha256 = ?')
  return {
    async keep(sha256, bytes) {
      add.run(sha256, bytes)
    },
    async find(sha256) {
      const bytes = findBytes.get(sha256)?.bytes
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null
    },
  }
}
