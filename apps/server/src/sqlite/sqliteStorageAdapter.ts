import type { DatabaseSync } from 'node:sqlite'
import { stored, type StorageAdapter } from '@console/sample'
import type { DatabaseFile } from './databaseFile'

/** Lifetime of a stored answer, in milliseconds: a console retries within minutes. */
const remembered = 24 * 60 * 60 * 1000

/**
 * Stores the sample data in a database: the writes of one call are one transaction, which is on disk before the call is
 * answered.
 * @param write runs a transaction
 */
export function sqliteStorageAdapter(
  database: DatabaseSync,
  write: DatabaseFile['write'],
  now: () => number = Date.now,
): StorageAdapter {
  const addChange = database.prepare(
    'INSERT INTO changes (entity, token, version, rest) VALUES (?, ?, ?, ?)',
  )
  const setSettings = database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)')
  const setViews = database.prepare('INSERT OR REPLACE INTO views VALUES (?, ?)')
  const addAnswer = database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)')
  const findAnswer = database.prepare('SELECT body, answer FROM answers WHERE name = ? AND at > ?')
  const forgetAnswers = database.prepare('DELETE FROM answers WHERE at <= ?')

  function contentsOf(table: 'settings' | 'views', name: string): Record<string, unknown> {
    const rows = database.prepare(`SELECT ${name} AS name, content FROM ${table}`).all()
    return Object.fromEntries(
      rows.map((row) => [String(row.name), JSON.parse(String(row.content)) as unknown]),
    )
  }

  return {
    load() {
      const rows = database
        .prepare('SELECT entity, token, version, rest FROM changes ORDER BY place')
        .all()
      return stored.parse({
        changes: rows.map(({ rest, ...change }) => ({
          ...change,
          ...(JSON.parse(String(rest)) as object),
        })),
        settings: contentsOf('settings', 'account'),
        views: contentsOf('views', 'list'),
      })
    },
    save({ changes, settings, views, answers }) {
      write(() => {
        for (const { entity, token, version, ...rest } of changes)
          addChange.run(entity, token, version, JSON.stringify(rest))
        for (const [account, content] of Object.entries(settings))
          setSettings.run(account, JSON.stringify(content))
        for (const [list, content] of Object.entries(views))
          setViews.run(list, JSON.stringify(content))
        for (const [name, { body, answer }] of Object.entries(answers))
          addAnswer.run(name, body, JSON.stringify(answer) ?? null, now())
        forgetAnswers.run(now() - remembered)
      })
    },
    answerOf(name) {
      const row = findAnswer.get(name, now() - remembered)
      if (!row) return undefined
      return {
        body: String(row.body),
        answer: row.answer === null ? undefined : (JSON.parse(String(row.answer)) as unknown),
      }
    },
    forget() {
      write(() =>
        database.exec(
          'DELETE FROM changes; DELETE FROM settings; DELETE FROM views; DELETE FROM answers',
        ),
      )
    },
  }
}
