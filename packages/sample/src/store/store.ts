import type { SavedView } from '@console/core/contracts'
import { type Clock, instant, runningClock, sampleStart, standingClock } from './clock'
import { type Entity, tokenIn } from './entity'
import {
  type Change,
  isSomething,
  type StorageAdapter,
  type Stored,
  type StoredAnswer,
  memoryStorageAdapter,
  nothingWritten,
  type Written,
} from './storageAdapter'
import { createTable, type Index, type Row, type Table } from './table'

/** Fields of a record that a change replaces. */
export type Fields<Stored extends Row> = Partial<Omit<Stored, 'version'>>

/** Event of a change in the history, and the decision that undoes it. */
export interface Recorded {
  done: NonNullable<Change['done']>
  /** Shared by the changes of one decision; missing if it cannot be undone. */
  undoToken?: string | undefined
}

/** The sample database: the seed's rows and the changes since. */
export interface SampleDatabase {
  /** The sample clock's time, in milliseconds since 1970. */
  now(): number
  /** All current rows of an entity, those added last in front. Neither they nor the list may be changed. */
  rows<Stored extends Row>(entity: Entity<Stored>): readonly Stored[]
  find<Stored extends Row>(entity: Entity<Stored>, token: string): Stored | undefined
  /** Rows of an entity that have a key of an index, in the order of all. */
  matching<Stored extends Row>(index: Index<Stored>, key: string): readonly Stored[]
  /**
   * Replaces fields of a record and raises its version.
   * @param by token of the author
   * @param recorded for a decision
   * @throws Error if there is no such record
   */
  change<Stored extends Row>(
    entity: Entity<Stored>,
    token: string,
    fields: Fields<Stored>,
    by: string,
    recorded?: Recorded,
  ): Stored
  /**
   * Adds a record, with version 1; one that was removed is restored with the next version.
   * @throws Error if there is one with its token
   */
  add<Stored extends Row>(
    entity: Entity<Stored>,
    record: Omit<Stored, 'version'>,
    by: string,
    recorded?: Omit<Recorded, 'undoToken'>,
  ): Stored
  /**
   * Removes a record.
   * @throws Error if there is no such record
   */
  remove<Stored extends Row>(
    entity: Entity<Stored>,
    token: string,
    by: string,
    recorded?: Omit<Recorded, 'undoToken'>,
  ): void
  /** Changes since the seed, oldest first. */
  changes(): readonly Change[]
  /** Stored settings of an account; initially empty. */
  settings(account: string): Record<string, unknown>
  saveSettings(account: string, settings: Record<string, unknown>): void
  /** Views of a list that an account has saved. */
  views(account: string, list: string): readonly SavedView[]
  saveViews(account: string, list: string, views: readonly SavedView[]): void
  /** Number of lists for which an account has saved views. */
  listsWithViews(account: string): number
}

/** Writes of one call in memory, which count once they are stored. */
export interface Provisional<Result> {
  result: Result
  written: Written
  /** Confirms that they are stored: listeners are notified. */
  confirm(): void
  /** Rolls back writes that could not be stored. Of several calls the last is rolled back first. */
  rollBack(): void
}

/** A sample database with its controls, which only its owner has. */
export interface DatabaseOwner extends SampleDatabase {
  /** Sets another clock: that of stories and tests, or one that several servers share. */
  setClock(clock: Clock): void
  /** Resets to the seed and the sample's start; stored data is deleted. */
  reset(): void
  /**
   * From now on, stores writes by `storage`, loads what it has stored, and runs the clock.
   * @throws Error if the stored data cannot be read
   */
  attachStorage(storage: StorageAdapter): void
  /** Loads what another tab has stored. */
  reload(): void
  /**
   * Runs the work of one call. Its writes are stored before this returns, all or none: if the work or the storage throws,
   * everything is rolled back.
   */
  transact<Result>(work: () => Result): Result
  /**
   * Runs the work of one call in memory, and leaves storing its writes to the caller.
   * @throws Error of the work, after which everything is rolled back
   */
  provisionally<Result>(work: () => Result): Provisional<Result>
  /** Applies what others have written to the stored log. */
  receive(more: Stored): void
  /** Stored answer of a call under an `Idempotency-Key`. */
  answerOf(name: string): StoredAnswer | undefined
  saveAnswer(name: string, answer: StoredAnswer): void
  /**
   * Calls `listener` when changes or settings were stored, and when the log was replaced.
   * @returns stops listening
   */
  onChange(listener: () => void): () => void
}

/** Creates a sample database over the seed's rows. By default it stores nothing permanently and its clock is stopped. */
export function createDatabase(): DatabaseOwner {
  const tables = new Map<string, Table<Row>>()
  let { changes, settings, views }: Stored = nothingWritten()
  let clock = standingClock()
  /** Time of the last change, own or received: the clock never shows an earlier one. */
  let lastChangedAt = 0
  let adapter = memoryStorageAdapter()
  let isLasting = false
  /** Writes of the running call; null between calls. */
  let written: Written | null = null
  const listeners = new Set<() => void>()

  function currentTime(): number {
    return Math.max(clock(), lastChangedAt)
  }

  /** @param entries in any order: several servers write to one log, each with its own clock */
  function followTimes(entries: readonly Pick<Change, 'at'>[]): void {
    for (const { at } of entries) lastChangedAt = Math.max(lastChangedAt, Date.parse(at))
  }

  /** Records of an entity: the seed's, with the changes since. */
  function tableOf<Stored extends Row>(entity: Entity<Stored>): Table<Stored> {
    let table = tables.get(entity.name) as Table<Stored> | undefined
    if (!table) {
      table = createTable(entity)
      tables.set(entity.name, table as unknown as Table<Row>)
      for (const entry of changes) if (entry.entity === entity.name) apply(table, entry)
    }
    return table
  }

  /** Applies an entry of the log. It is ignored for a missing record, which an older console may have stored. */
  function apply<Stored extends Row>(
    table: Table<Stored>,
    { entity, token, version, kind, fields }: Change,
  ): void {
    const row = table.find(token)
    if (kind === 'add') table.put(token, { ...fields, version } as Stored)
    else if (row && kind === 'change') table.put(token, { ...row, ...fields, version })
    else if (row) {
      table.remove(token)
      removed.set(`${entity} ${token}`, version)
    }
  }

  /** Last versions of removed records, by entity and token. */
  const removed = new Map<string, number>()

  function find<Stored extends Row>(entity: Entity<Stored>, token: string): Stored | undefined {
    return tableOf(entity).find(token)
  }

  /** @throws Error if there is no such record */
  function found<Stored extends Row>(entity: Entity<Stored>, token: string): Stored {
    const record = find(entity, token)
    if (!record) throw new Error(`There is no ${token} in ${entity.name}`)
    return record
  }

  function note<Stored extends Row>(
    entity: Entity<Stored>,
    entry: Omit<Change, 'entity' | 'at'>,
  ): void {
    transact((written) => {
      const table = tableOf(entity)
      const change = { entity: entity.name, at: instant(currentTime()), ...entry }
      apply(table, change)
      changes.push(change)
      written.changes.push(change)
      followTimes([change])
    })
  }

  function transact<Result>(work: (now: Written) => Result): Result {
    if (written) return work(written)
    const { result, written: now, confirm, rollBack } = provisionally(work)
    try {
      if (isSomething(now)) adapter.save(now)
    } catch (error) {
      rollBack()
      throw error
    }
    confirm()
    return result
  }

  function provisionally<Result>(work: (now: Written) => Result): Provisional<Result> {
    const now = (written = nothingWritten())
    const before = { settings, views, changes: changes.length }
    function rollBack() {
      // A table is rebuilt from the seed and the new log.
      for (const { entity } of now.changes) tables.delete(entity)
      changes.length = before.changes
      settings = before.settings
      views = before.views
    }
    try {
      return { result: work(now), written: now, confirm: () => report(now), rollBack }
    } catch (error) {
      rollBack()
      throw error
    } finally {
      written = null
    }
  }

  function report(more: Stored): void {
    const hasChanged = more.changes.length > 0 || Object.keys(more.settings).length > 0
    if (hasChanged) for (const listener of listeners) listener()
  }

  function load(content: Stored) {
    tables.clear()
    removed.clear()
    changes = [...content.changes]
    settings = content.settings
    views = content.views
    lastChangedAt = 0
    followTimes(changes)
    for (const listener of listeners) listener()
  }

  return {
    now: currentTime,
    rows: (entity) => tableOf(entity).rows(),
    find,
    matching: (index, key) => tableOf(index.entity).matching(index, key),
    change(entity, token, fields, by, recorded) {
      const before = found(entity, token)
      note(entity, {
        token,
        version: before.version + 1,
        kind: 'change',
        fields,
        by,
        ...(recorded ? { done: recorded.done } : {}),
        ...(recorded?.undoToken === undefined
          ? {}
          : { undo: { token: recorded.undoToken, before: pick(before, fields) } }),
      })
      return found(entity, token)
    },
    add<Stored extends Row>(
      entity: Entity<Stored>,
      record: Omit<Stored, 'version'>,
      by: string,
      recorded?: Omit<Recorded, 'undoToken'>,
    ) {
      const token = tokenIn(entity, record as Stored)
      if (find(entity, token)) throw new Error(`There is a ${token} in ${entity.name}`)
      note(entity, {
        token,
        version: (removed.get(`${entity.name} ${token}`) ?? 0) + 1,
        kind: 'add',
        fields: { ...record },
        by,
        ...(recorded ? { done: recorded.done } : {}),
      })
      return found(entity, token)
    },
    remove(entity, token, by, recorded) {
      note(entity, {
        token,
        version: found(entity, token).version + 1,
        kind: 'remove',
        fields: {},
        by,
        ...(recorded ? { done: recorded.done } : {}),
      })
    },
    changes: () => changes,
    settings: (account) => settings[account] ?? {},
    saveSettings(account, stored) {
      transact((now) => {
        settings = { ...settings, [account]: stored }
        now.settings[account] = stored
      })
    },
    views: (account, list) => views[`${account} ${list}`] ?? [],
    saveViews(account, list, stored) {
      transact((now) => {
        const name = `${account} ${list}`
        now.views[name] = [...stored]
        views = { ...views, [name]: [...stored] }
      })
    },
    listsWithViews: (account) =>
      Object.keys(views).filter((name) => name.startsWith(`${account} `)).length,
    answerOf: (name) => adapter.answerOf(name),
    saveAnswer(name, answer) {
      transact((now) => {
        now.answers[name] = answer
      })
    },
    transact,
    provisionally,
    receive(more) {
      for (const entry of more.changes) {
        const table = tables.get(entry.entity)
        if (table) apply(table, entry)
        changes.push(entry)
      }
      followTimes(more.changes)
      settings = { ...settings, ...more.settings }
      views = { ...views, ...more.views }
      report(more)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setClock(next) {
      clock = next
    },
    reset() {
      adapter.forget()
      load(nothingWritten())
      clock = isLasting ? runningClock() : standingClock()
    },
    attachStorage(storage) {
      load(storage.load())
      adapter = storage
      isLasting = true
      clock = runningClock(Math.max(sampleStart, lastChangedAt))
    },
    reload() {
      load(adapter.load())
    },
  }
}

/** The one sample database of the console, and of each story and test. */
export const database = createDatabase()

/** Data without records: the scenario `empty`. */
export const emptyDatabase: SampleDatabase = {
  ...createDatabase(),
  now: () => database.now(),
  rows: () => [],
  find: () => undefined,
  matching: () => [],
  settings: (account) => database.settings(account),
  saveSettings: (account, settings) => database.saveSettings(account, settings),
  views: (account, list) => database.views(account, list),
  saveViews: (account, list, views) => database.saveViews(account, list, views),
  listsWithViews: (account) => database.listsWithViews(account),
}

/** Values of a record in the fields of a change; null for missing ones, so that an undo removes them. */
function pick(record: object | undefined, fields: object): Record<string, unknown> {
  const all = (record ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.keys(fields).map((field) => [field, all[field] ?? null]))
}
