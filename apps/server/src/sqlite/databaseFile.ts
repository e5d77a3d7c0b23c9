import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { refuse } from '@console/sample'
import { diskFull, probeBytes } from '../storage/diskFull'
import type { Log } from '../process/log'

/** Size in bytes of the header of a SQLite file, which holds its length and its version. */
const headerBytes = 100

/** An open SQLite database whose file is watched. */
export interface DatabaseFile {
  /**
   * Runs a write as one transaction.
   * @throws Refusal 503 when the file is not the one that was opened, until the server is restarted; 503 with `Retry-After` when the disk is full
   */
  write(work: () => void): void
  /**
   * Checks that writes are possible. While the disk is full this tries a small one.
   * @throws Refusal 503 when they are not
   */
  check(): void
  close(): void
}

/** State of a file and its write-ahead log right after the last write of this process. */
interface Snapshot {
  file: FileState | undefined
  /** The write-ahead log; it is created by the first write. */
  wal: FileState | undefined
  header: string
}

interface FileState {
  /** Device and inode: another file of the same name has others. */
  identity: string
  size: bigint
}

/**
 * Watches the file of an open database. SQLite continues to write to a file that was deleted, renamed or replaced, and everything
 * it writes is lost. Comparing costs two `stat` calls and 100 bytes, about 0.02 ms.
 *
 * An overwrite in place by a copy with the same header is not noticed.
 */
export function watchDatabaseFile(database: DatabaseSync, file: string, log: Log): DatabaseFile {
  // Stays open until the database is closed: closing any descriptor of the file would release SQLite's lock on it.
  const descriptor = openSync(file, 'r')
  const header = Buffer.alloc(headerBytes)
  let known = takeSnapshot()
  let isLost = false
  let isFull = false

  function takeSnapshot(): Snapshot {
    const length = readSync(descriptor, header, 0, headerBytes, 0)
    return {
      file: stateOf(file),
      wal: stateOf(`${file}-wal`),
      header: header.toString('latin1', 0, length),
    }
  }

  /** @throws Refusal 503 */
  function refuseIfLost(isLostNow: boolean): void {
    if (isLostNow && !isLost) {
      isLost = true
      log({
        database: 'lost',
        error: `${file} was deleted, replaced or changed while the server was running, so nothing more is written to it. Put the right file in its place and restart the server.`,
      })
    }
    if (isLost) throw refuse(503, 'server_error', 'server.database_lost')
  }

  /** @throws Refusal 503 when the files are not as the last write left them */
  function verify(): Snapshot {
    const now = takeSnapshot()
    refuseIfLost(isReplaced(known, now) || now.header !== known.header)
    return now
  }

  function write(work: () => void): void {
    const before = verify()
    try {
      inTransaction(database, work)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      if (!isFull) log({ database: 'disk full' })
      isFull = true
      throw diskFull()
    }
    const after = takeSnapshot()
    // The file may have been removed during the write, which is lost then.
    refuseIfLost(isReplaced(before, after))
    known = after
    if (isFull) log({ database: 'disk has room again' })
    isFull = false
  }

  return {
    write,
    check() {
      verify()
      if (!isFull) return
      write(() => {
        database
          .prepare('INSERT OR REPLACE INTO files VALUES (?, zeroblob(?))')
          .run('probe', probeBytes)
      })
      write(() => database.exec("DELETE FROM files WHERE name = 'probe'"))
    },
    close() {
      database.close()
      closeSync(descriptor)
    },
  }
}

function stateOf(file: string): FileState | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && { identity: `${stats.dev} ${stats.ino}`, size: stats.size }
}

function isReplaced(before: Snapshot, now: Snapshot): boolean {
  return (
    isOther(before.file, now.file) || (before.wal !== undefined && isOther(before.wal, now.wal))
  )
}

/** Checks whether it is another file than before, or a shorter one: SQLite never shortens its files while they are open. */
function isOther(before: FileState | undefined, now: FileState | undefined): boolean {
  if (!before || !now) return true
  return before.identity !== now.identity || now.size < before.size
}

/** Runs all of it, or nothing. */
function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** SQLITE_FULL. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 13
}
