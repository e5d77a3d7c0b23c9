import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storedVersion } from '@console/sample'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, removeDatabase } from './database'
import { StartupError } from '../process/StartupError'

const folder = mkdtempSync(join(tmpdir(), 'console-database-'))
const file = join(folder, 'below/console.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'below'), { recursive: true })
})

/** Creates a database of ours with one setting in it, closed. */
function makeDatabase(version = storedVersion) {
  const database = openDatabase(file)
  database.exec(`INSERT INTO settings VALUES ('amina', '{}'); PRAGMA user_version = ${version}`)
  database.close()
}

function countSettings(): number {
  const database = openDatabase(file)
  const { count } = database.prepare('SELECT count(*) AS count FROM settings').get() ?? {}
  database.close()
  return Number(count)
}

/**
 * Reason why it is not opened, in a sentence.
 * @throws Error if it is opened, or if the file is changed
 */
function whyLeft(): string {
  const before = readFileSync(file)
  try {
    openDatabase(file).close()
  } catch (error) {
    if (!(error instanceof StartupError) || !readFileSync(file).equals(before)) throw error
    return error.message
  }
  throw new Error('It was opened')
}

test('creates a missing database and its folder, and opens it again', () => {
  rmSync(folder, { recursive: true })
  makeDatabase()
  expect(countSettings()).toBe(1)
})

test.each([
  ['a newer', storedVersion + 1],
  ['an older', storedVersion - 1],
])('leaves a database of %s version unchanged', (age, version) => {
  makeDatabase(version)
  expect(whyLeft()).toContain(`written by ${age} version`)
})

test('leaves a file that is not a database unchanged, even with --fresh', () => {
  writeFileSync(file, 'My thesis\n'.repeat(100))
  expect(whyLeft()).toContain('is no database of this console')
  expect(() => removeDatabase(file)).toThrow('left as it is')
  expect(readFileSync(file, 'utf8')).toContain('thesis')
})

test('leaves a database of another program unchanged, even with --fresh', () => {
  const other = new DatabaseSync(file)
  other.exec('CREATE TABLE recipes (name TEXT)')
  other.close()
  expect(whyLeft()).toContain('is no database of this console')
  expect(() => removeDatabase(file)).toThrow('left as it is')
})

test('leaves a damaged database unchanged until --fresh', () => {
  makeDatabase()
  const bytes = readFileSync(file)
  bytes.fill(0xff, 100, 8192)
  writeFileSync(file, bytes)
  expect(whyLeft()).toMatch(/cannot be read .*--fresh/)
  removeDatabase(file)
  expect(countSettings()).toBe(0)
})

test('--fresh removes a database of another version, and no file next to it', () => {
  makeDatabase(storedVersion + 1)
  writeFileSync(join(folder, 'below/notes.txt'), 'mine')
  removeDatabase(file)
  expect(countSettings()).toBe(0)
  expect(readFileSync(join(folder, 'below/notes.txt'), 'utf8')).toBe('mine')
})

test('only one server at a time can open a database', () => {
  makeDatabase()
  const database = openDatabase(file)
  expect(() => openDatabase(file)).toThrow('in use by another server')
  expect(() => removeDatabase(file)).toThrow('in use by another server')
  database.close()
  expect(countSettings()).toBe(1)
})
