import { storedVersion } from '@console/sample'
import type pg from 'pg'
import { missingSecrets, type Secrets } from '../storage/accounts'
import { StartupError } from '../process/StartupError'

/** All our tables are in a schema of their own. */
const tables = `
  CREATE SCHEMA console;
  CREATE TABLE console.about (version integer NOT NULL, made timestamptz NOT NULL);
  CREATE TABLE console.secrets (name text PRIMARY KEY, content text NOT NULL);
  CREATE TABLE console.log (
    place bigint PRIMARY KEY,
    entity text NOT NULL,
    token text NOT NULL,
    version bigint NOT NULL,
    content text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (entity, token, version)
  );
  CREATE INDEX answers_by_age ON console.log (at) WHERE entity = 'kept answers';
  INSERT INTO console.about VALUES (${storedVersion}, now());
`

/** Adds the table of files to a database that was created without one. */
const files =
  'CREATE TABLE IF NOT EXISTS console.files (name text PRIMARY KEY, bytes bytea NOT NULL)'

/** Tables of others: not PostgreSQL's own, nor an extension's. */
const countForeign = `
  SELECT count(*)::integer AS count FROM pg_class
  JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind IN ('r', 'p') AND nspname <> 'console' AND nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`

/** Contents of an opened database of ours. */
export interface OpenedTables {
  secrets: Secrets
  /** Milliseconds since it was created, by its own clock. */
  age: number
}

/**
 * Checks the tables of a database, and creates them in an empty one; servers that start at the same time wait for each other.
 * @throws StartupError if it is not ours or of another version; it is left unchanged then
 */
export async function openTables(client: pg.Client): Promise<OpenedTables> {
  // Without a commit, the end of the connection rolls everything back.
  await client.query('BEGIN')
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('console'))`)
  if (
    !(await countOf(
      client,
      `SELECT count(*)::integer AS count FROM pg_namespace WHERE nspname = 'console'`,
    ))
  ) {
    if (await countOf(client, countForeign))
      throw new StartupError(
        `The database ${client.database} has tables of something else, so that nothing is written to it. Name an empty one in DATABASE_URL.`,
      )
    await client.query(tables)
  }
  const { rows } = await client.query<{ version: number; age: number }>(
    'SELECT version, (extract(epoch FROM clock_timestamp() - made) * 1000)::float8 AS age FROM console.about',
  )
  const [{ version, age } = { version: 0, age: 0 }] = rows
  if (version !== storedVersion)
    throw new StartupError(
      `The database ${client.database} was written by ${version > storedVersion ? 'a newer' : 'an older'} version of this server (${version}; this one writes ${storedVersion}). It is left as it is: name another one in DATABASE_URL.`,
    )
  await client.query(files)
  const secrets = await secretsIn(client)
  await client.query('COMMIT')
  return { secrets, age }
}

async function secretsIn(client: pg.Client): Promise<Secrets> {
  const { rows } = await client.query<{ name: string; content: string }>(
    'SELECT name, content FROM console.secrets',
  )
  const known = new Map(rows.map(({ name, content }) => [name, content]))
  const missing = missingSecrets(known)
  if (missing.size === 0) return known
  await client.query('INSERT INTO console.secrets SELECT * FROM unnest($1::text[], $2::text[])', [
    [...missing.keys()],
    [...missing.values()],
  ])
  return new Map([...known, ...missing])
}

async function countOf(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(text)
  return rows[0]?.count ?? 0
}
