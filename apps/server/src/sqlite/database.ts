import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storedVersion } from '@console/sample'
import { StartupError } from '../process/StartupError'

/** Application id in the header of our databases, so that no other file is ever overwritten: "cons". */
const applicationId = 0x636f6e73

/** Offset of the application id in SQLite's files, and their first bytes. */
const applicationIdAt = 68
const firstBytes = 'SQLite format 3\0'

const tables = `
  CREATE TABLE changes (
    place INTEGER PRIMARY KEY,
    entity TEXT NOT NULL,
    token TEXT NOT NULL,
    version INTEGER NOT NULL,
    rest TEXT NOT NULL,
    UNIQUE (entity, token, version)
  ) STRICT;
  CREATE TABLE settings (account TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT;
  CREATE TABLE views (list TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT;
  CREATE TABLE answers (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    answer TEXT,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX answers_by_age ON answers (at);
  CREATE TABLE secrets (name TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT;
`

/**
 * Opens the database in a file, which is created if missing. An answered write is on disk; one server at a time has it open.
 * @throws StartupError if the file is not ours, of another version, damaged or in use; it is left unchanged then
 */
export function openDatabase(file: string): DatabaseSync {
  inSentence(file, () => {
    if (existsSync(file) && !isEmpty(file) && !isOurs(file))
      throw new StartupError(
        `${file} is no database of this console. Name another file: --data FILE`,
      )
    mkdirSync(dirname(file), { recursive: true })
  })
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    // Takes the lock, and fails if another process has it.
    database.exec('BEGIN EXCLUSIVE')
    const isNew = numberOf(database, 'application_id') === 0
    if (isNew)
      database.exec(
        `${tables}; PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${storedVersion}`,
      )
    database.exec('COMMIT')
    refuseOtherVersions(file, numberOf(database, 'user_version'))
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    return database
  } catch (error) {
    database?.close()
    throw error instanceof StartupError ? error : new StartupError(whyNotOpened(file, error))
  }
}

/**
 * Removes a database of ours, of any version, so that the next one starts empty.
 * @throws StartupError if the file is not ours, or in use
 */
export function removeDatabase(file: string): void {
  if (!existsSync(file)) return
  inSentence(file, () => {
    if (!isEmpty(file) && !isOurs(file))
      throw new StartupError(`${file} is no database of this console, so it is left as it is.`)
    if (isInUse(file)) throw new StartupError(inUse(file))
    for (const ending of ['', '-wal', '-shm', '-journal'])
      rmSync(`${file}${ending}`, { force: true })
  })
}

/** Runs work on the file's path. @throws StartupError for every error */
function inSentence(file: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(whyNotOpened(file, error))
  }
}

/** Reason why a database could not be opened, as a sentence. */
export function whyNotOpened(file: string, error: unknown): string {
  if (isLocked(error)) return inUse(file)
  return `${file} cannot be read (${messageOf(error)}). It is left as it is: mend it, name another file (--data FILE), or begin anew (--fresh).`
}

function inUse(file: string): string {
  return `${file} is in use by another server.`
}

function refuseOtherVersions(file: string, version: number): void {
  if (version === storedVersion) return
  const age = version > storedVersion ? 'a newer' : 'an older'
  throw new StartupError(
    `${file} was written by ${age} version of this server (${version}; this one writes ${storedVersion}). It is left as it is: name another file (--data FILE), or begin anew (--fresh).`,
  )
}

function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma])
}

function isInUse(file: string): boolean {
  try {
    const database = new DatabaseSync(file)
    try {
      database.exec('BEGIN EXCLUSIVE; ROLLBACK')
    } finally {
      database.close()
    }
    return false
  } catch (error) {
    return isLocked(error)
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode))
}

function isEmpty(file: string): boolean {
  return readFileSync(file).length === 0
}

function isOurs(file: string): boolean {
  const bytes = readFileSync(file)
  return (
    bytes.length > applicationIdAt + 4 &&
    bytes.toString('latin1', 0, firstBytes.length) === firstBytes &&
    bytes.readUInt32BE(applicationIdAt) === applicationId
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
