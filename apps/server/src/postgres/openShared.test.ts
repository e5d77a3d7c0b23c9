import { createDatabase, storedVersion } from '@console/sample'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Secrets } from '../storage/accounts'
import { StartupError } from '../process/StartupError'
import { openShared } from './openShared'
import { type Postgres, startPostgres } from './testing/startPostgres'

let postgres: Postgres
beforeAll(async () => void (postgres = await startPostgres()))
afterAll(() => postgres.remove())

/** Creates a database, executes a statement in it, and returns its address. */
async function databaseWith(text: string, name: string): Promise<string> {
  const url = await postgres.makeDatabase(name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
  return url
}

/** Opens a database and closes it. @returns its secrets */
async function open(url: string): Promise<Secrets> {
  const { secrets, close } = await openShared(createDatabase(), url, () => {})
  await close()
  return secrets
}

/** Reason why it is not opened, in a sentence. */
async function whyLeft(url: string): Promise<string> {
  const error: unknown = await open(url).catch((error: unknown) => error)
  if (!(error instanceof StartupError)) throw error ?? new Error('It was opened')
  return error.message
}

function changed(url: string, change: (url: URL) => void): string {
  const next = new URL(url)
  change(next)
  return next.href
}

test('creates tables and secrets in an empty database once, even if servers start at the same time', async () => {
  const url = await postgres.makeDatabase('empty')
  const [one, other] = await Promise.all([open(url), open(url)])
  expect(one.size).toBeGreaterThan(1)
  expect(other).toEqual(one)
  expect(await open(url)).toEqual(one)
})

test('leaves a database with tables of another program unchanged', async () => {
  const url = await databaseWith('CREATE TABLE recipes (name text)', 'recipes')
  expect(await whyLeft(url)).toBe(
    'The database recipes has tables of something else, so that nothing is written to it. Name an empty one in DATABASE_URL.',
  )
  expect(await databaseWith('CREATE SCHEMA console', 'theirs').then(whyLeft)).toMatch(
    /cannot be used .*Nothing is written to it/,
  )
})

test.each([
  ['a newer', storedVersion + 1],
  ['an older', storedVersion - 1],
])('leaves a database of %s version unchanged', async (age, version) => {
  const url = await postgres.makeDatabase(age)
  await open(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`UPDATE console.about SET version = ${version}`)
  expect(await whyLeft(url)).toContain(`written by ${age} version of this server (${version};`)
  const { rows } = await client.query('SELECT version FROM console.about')
  await client.end()
  expect(rows).toEqual([{ version }])
})

test('stored data that cannot be read is left unchanged', async () => {
  const url = await postgres.makeDatabase('damaged')
  await open(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`INSERT INTO console.log VALUES (1, 'products', 'a', 2, '{"at":"never"}')`)
  await client.end()
  expect(await whyLeft(url)).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/damaged cannot be read/)
})

test('reports a wrong password, a missing database and an unreachable host, without the password', async () => {
  const url = await postgres.makeDatabase('kept')
  const reasons = await Promise.all(
    [
      changed(url, (address) => (address.password = 'guessed')),
      changed(url, (address) => (address.pathname = '/gone')),
      changed(url, (address) => (address.port = '1')),
    ].map(whyLeft),
  )
  expect(reasons).toEqual([
    expect.stringMatching(/^The database at 127\.0\.0\.1:\d+ does not let postgres in/),
    expect.stringMatching(/^The database at 127\.0\.0\.1:\d+ has no database gone/),
    'The database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Nothing is written to it.',
  ])
  expect(reasons.join('')).not.toContain('guessed')
})
