import { createHash } from 'node:crypto'
import { stored, type StoredAnswer, type Stored, type Written } from '@console/sample'
import pg from 'pg'
import { channel, type Connection } from './connection'

/** New entries of a log. */
export interface News {
  /** Position of the end of the log. */
  place: number
  content: Stored
  /** Answers by the requested names. */
  answers: ReadonlyMap<string, StoredAnswer>
}

/** A log that several servers write to in sequence: each has read all earlier entries before it writes. */
export interface SharedLog {
  /**
   * Reads the entries after a position, and the answers stored under some names.
   * @throws DatabaseAway
   */
  read(place: number, names: readonly string[]): Promise<News>
  /**
   * Appends right after a position, completely or not at all.
   * @returns the new end; null if another server has written there
   * @throws DatabaseAway if it is unknown whether it was written
   * @throws pg.DatabaseError if the database does not accept it, for example a version that existed long before
   */
  append(place: number, written: Written): Promise<number | null>
}

/** Entity names of the log's entries other than changes. No entity has such a name, because names of entities are one word. */
const beside = { settings: 'kept settings', views: 'kept views', answers: 'kept answers' } as const

/** There may be many answers: only the requested ones are read. The others only count for the position. */
const read = {
  name: 'read',
  text: `
    SELECT place, entity, token, version,
      CASE WHEN entity <> '${beside.answers}' THEN content END AS content
    FROM console.log WHERE place > $1
    UNION ALL
    SELECT 0, entity, token, version, content
    FROM console.log WHERE entity = '${beside.answers}' AND token = ANY ($2)
    ORDER BY place`,
}

/**
 * The position is what servers compete for: the second waits until the first is done, and is refused. Only the winner deletes
 * outdated entries and notifies the others.
 */
const append = {
  name: 'append',
  text: `
    WITH added AS (
      INSERT INTO console.log (place, entity, token, version, content)
      SELECT * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[])
      RETURNING place
    ), superseded AS (
      DELETE FROM console.log USING unnest($3::text[], $4::text[]) AS written (entity, token)
      WHERE log.entity = written.entity AND log.token = written.token AND log.place <= $1
        AND log.entity IN ('${beside.settings}', '${beside.views}') AND EXISTS (SELECT FROM added)
    ), expired AS (
      DELETE FROM console.log
      WHERE entity = '${beside.answers}' AND at < now() - interval '1 day' AND EXISTS (SELECT FROM added)
    )
    SELECT pg_notify($7, max(place)::text) FROM added`,
}

/** Checks whether another server has the position, or both have waited for each other. */
function isTaken({ code = '', constraint }: pg.DatabaseError): boolean {
  return constraint === 'log_pkey' || code.startsWith('40')
}

interface Entry {
  entity: string
  token: string
  version: number
  content: string
}

interface StoredEntry {
  place: string
  entity: string
  token: string
  version: string
  content: string | null
}

/** Creates the log in a database. */
export function sharedLog({ ask }: Connection): SharedLog {
  return {
    async read(place, names) {
      const namesOf = new Map(names.map((name) => [tokenOf(name), name]))
      const rows = await ask<StoredEntry>(read, [place, [...namesOf.keys()]])
      const answers = new Map<string, StoredAnswer>()
      const content = { changes: [] as unknown[], settings: {}, views: {} }
      for (const { entity, token, version, content: text } of rows) {
        const parsed: unknown = text === null ? undefined : JSON.parse(text)
        const name = namesOf.get(token)
        if (entity === beside.settings) Object.assign(content.settings, { [token]: parsed })
        else if (entity === beside.views) Object.assign(content.views, { [token]: parsed })
        else if (entity !== beside.answers)
          content.changes.push({ entity, token, version: Number(version), ...(parsed as object) })
        else if (parsed && name !== undefined) answers.set(name, parsed as StoredAnswer)
      }
      const end = Number(rows.at(-1)?.place ?? 0)
      return { place: Math.max(place, end), content: stored.parse(content), answers }
    },

    async append(place, written) {
      const entries = entriesOf(written, place)
      try {
        await ask(append, [
          place,
          entries.map((_, number) => place + number + 1),
          entries.map(({ entity }) => entity),
          entries.map(({ token }) => token),
          entries.map(({ version }) => version),
          entries.map(({ content }) => content),
          channel,
        ])
        return place + entries.length
      } catch (error) {
        if (error instanceof pg.DatabaseError && isTaken(error)) return null
        throw error
      }
    },
  }
}

function entriesOf({ changes, settings, views, answers }: Written, place: number): Entry[] {
  const all = changes.map(({ entity, token, version, ...rest }) => ({
    entity,
    token,
    version,
    content: JSON.stringify(rest),
  }))
  const add = (entity: string, contents: object, version: number) => {
    for (const [token, content] of Object.entries(contents))
      all.push({ entity, token, version, content: JSON.stringify(content) })
  }
  // The last one counts, and the position is another one each time.
  add(beside.settings, settings, place)
  add(beside.views, views, place)
  // There is one answer per name.
  const byToken = Object.entries(answers).map(([name, answer]) => [tokenOf(name), answer])
  add(beside.answers, Object.fromEntries(byToken), 1)
  return all
}

/** Key of an answer's name, which can have any length. */
function tokenOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}
