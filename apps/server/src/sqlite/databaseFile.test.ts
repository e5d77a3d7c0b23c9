import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './database'
import { type DatabaseFile, watchDatabaseFile } from './databaseFile'
import { createFilesTable, sqliteFiles } from './openFile'

const folder = mkdtempSync(join(tmpdir(), 'console-file-'))
const path = join(folder, 'console.sqlite')
let database: ReturnType<typeof openDatabase>
let file: DatabaseFile
let lines: Record<string, unknown>[]

beforeEach(() => {
  database = openDatabase(path)
  createFilesTable(database)
  lines = []
  file = watchDatabaseFile(database, path, (line) => lines.push(line))
})
afterEach(() => {
  file.close()
  for (const ending of ['', '-wal', '.old']) rmSync(`${path}${ending}`, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

let writes = 0

/** Stores something. */
function write(bytes = 10) {
  file.write(() => {
    database
      .prepare('INSERT INTO settings VALUES (?, ?)')
      .run(`account ${(writes += 1)}`, 'x'.repeat(bytes))
  })
}

/** Result of a call. */
function outcomeOf(call: () => void) {
  try {
    call()
    return 'done'
  } catch (error) {
    return error
  }
}

const lost = { status: 503, sentence: 'server.database_lost' }
const full = {
  status: 503,
  sentence: 'server.disk_full',
  members: { retryAfter: expect.any(Number) as number },
}

describe.each<[string, () => void]>([
  ['deleted', () => rmSync(path)],
  ['renamed', () => renameSync(path, `${path}.old`)],
  [
    'replaced by a copy',
    () => {
      copyFileSync(path, `${path}.old`)
      renameSync(`${path}.old`, path)
    },
  ],
  ['overwritten in place', () => writeFileSync(path, readFileSync(path).fill(1, 24, 32))],
  ['truncated', () => truncateSync(path, 4096)],
  ['emptied', () => truncateSync(path)],
  ['without its write-ahead log', () => rmSync(`${path}-wal`)],
  ['with a truncated write-ahead log', () => truncateSync(`${path}-wal`, 100)],
])('a database file that was %s', (_, take) => {
  test('is detected by the next write and by the health check, permanently', () => {
    write()
    write()
    const before = readFileSync(path)
    take()
    expect(outcomeOf(file.check)).toMatchObject(lost)
    expect(outcomeOf(write)).toMatchObject(lost)
    // Restoring it does not help: this process may have other data in its memory.
    writeFileSync(path, before)
    expect(outcomeOf(write)).toMatchObject(lost)
    expect(lines).toEqual([
      { database: 'lost', error: expect.stringContaining('restart the server') },
    ])
  })

  test('accepts no uploaded file, and still returns those that it had', async () => {
    const { save, find } = sqliteFiles(database, file.write)
    await save('a', new Uint8Array([1]))
    take()
    await expect(save('b', new Uint8Array([2]))).rejects.toMatchObject(lost)
    await expect(find('b')).resolves.toBeNull()
    await expect(find('a')).resolves.toEqual(new Uint8Array([1]))
  })
})

test('a file that is removed during a write is detected before the write is answered', () => {
  write()
  expect(
    outcomeOf(() =>
      file.write(() => {
        database.exec("INSERT INTO settings VALUES ('last', '{}')")
        rmSync(path)
      }),
    ),
  ).toMatchObject(lost)
})

test('the server’s own writes are never mistaken for those of others, across many checkpoints', () => {
  for (let time = 0; time < 300; time += 1) write(5000)
  file.check()
  expect(database.prepare('SELECT count(*) AS count FROM settings').get()).toEqual({ count: 300 })
  expect(lines).toEqual([])
})

test('a failed write leaves the file usable', () => {
  write()
  expect(() => file.write(() => database.exec('INSERT INTO nothing VALUES (1)'))).toThrow('nothing')
  write()
  file.check()
})

test('a full disk is reported, to the health check too, until there is room', () => {
  write()
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
  database.exec(`PRAGMA max_page_count = ${Number(pages)}`)
  expect(outcomeOf(() => write(100_000))).toMatchObject(full)
  expect(outcomeOf(file.check)).toMatchObject(full)
  expect(lines).toEqual([{ database: 'disk full' }])
  database.exec('PRAGMA max_page_count = 1000000')
  file.check()
  write(100_000)
  expect(database.prepare('SELECT count(*) AS count FROM files').get()).toEqual({ count: 0 })
  expect(lines.at(-1)).toEqual({ database: 'disk has room again' })
})

test('a successful write also ends the fault of a full disk', () => {
  write()
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
  database.exec(`PRAGMA max_page_count = ${Number(pages)}`)
  expect(outcomeOf(() => write(100_000))).toMatchObject(full)
  database.exec('PRAGMA max_page_count = 1000000')
  write()
  expect(lines).toEqual([{ database: 'disk full' }, { database: 'disk has room again' }])
})
