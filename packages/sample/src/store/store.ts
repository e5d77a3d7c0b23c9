import * as z from 'zod/mini'
import { type Entity, tokenIn } from './entity'
import { auditEvent } from '@console/core/kinds'
import { type SavedView, savedViews } from '@console/core/contracts'
import { type Clock, instant, runningClock, sampleStart, standingClock } from './clock'

/** What every record has that the world keeps. */
interface Row {
  version: number
}

/** The fields of a record that a change replaces. */
export type Fields<Kept extends Row> = Partial<Omit<Kept, 'version'>>

const change = z.object({
  /** The name of the entity. */
  entity: z.string(),
  token: z.string(),
  /** What was done with the record; of a new one `fields` are all. */
  kind: z.enum(['change', 'add', 'remove']),
  fields: z.record(z.string(), z.unknown()),
  /** By the sample clock. */
  at: z.iso.datetime(),
  /** The token of whoever did it. */
  by: z.string(),
  /** What it is in the record's history; left out where it is only bookkeeping. */
  done: z.optional(z.object({ action: z.string(), event: auditEvent })),
  /** How it can be taken back: the name of the whole decision, and what the fields were before. */
  undo: z.optional(z.object({ token: z.string(), before: z.record(z.string(), z.unknown()) })),
})

/** One entry of the change log. */
export type Change = z.infer<typeof change>

/** What a change is called in the history, and by which decision it can be taken back. */
export interface Recorded {
  done: NonNullable<Change['done']>
  /** Changes of one decision have the same; left out where it cannot be taken back. */
  undoToken?: string | undefined
}

/** Raised whenever rows change their shape, so that what an older console kept is dropped. */
const storedVersion = 4

const stored = z.object({
  version: z.literal(storedVersion),
  changes: z.array(change),
  settings: z.record(z.string(), z.record(z.string(), z.unknown())),
  views: z.record(z.string(), savedViews.shape.views),
})

type Stored = z.infer<typeof stored>

/** Where a kept world is stored. */
export const worldKey = 'sample-world'

/** The sample world as a server's database: the seed's rows and what was changed of them since. */
export interface World {
  /** The sample clock's time, in milliseconds since 1970. */
  now(): number
  /** All rows of an entity, as they are now, those that were added last. Neither they nor the list may be changed. */
  rows<Kept extends Row>(entity: Entity<Kept>): readonly Kept[]
  find<Kept extends Row>(entity: Entity<Kept>, token: string): Kept | undefined
  /**
   * Replaces fields of a record and raises its version.
   * @param by token of whoever does it
   * @param recorded where it is a decision
   * @throws Error where there is no such record
   */
  change<Kept extends Row>(
    entity: Entity<Kept>,
    token: string,
    fields: Fields<Kept>,
    by: string,
    recorded?: Recorded,
  ): Kept
  /**
   * Adds a record, with version 1.
   * @throws Error where there is one with its token
   */
  add<Kept extends Row>(
    entity: Entity<Kept>,
    record: Omit<Kept, 'version'>,
    by: string,
    recorded?: Omit<Recorded, 'undoToken'>,
  ): Kept
  /**
   * Takes a record away.
   * @throws Error where there is no such record
   */
  remove<Kept extends Row>(entity: Entity<Kept>, token: string, by: string): void
  /** What was changed since the seed, oldest first. */
  changes(): readonly Change[]
  /** The settings kept for an account; empty before any were. */
  settings(account: string): Record<string, unknown>
  keepSettings(account: string, settings: Record<string, unknown>): void
  /** The views of a list that an account has saved. */
  views(account: string, list: string): readonly SavedView[]
  keepViews(account: string, list: string, views: readonly SavedView[]): void
}

/** A world and the reins of it, which only its owner holds. */
export interface WorldOwner extends World {
  /** Another time: for stories and tests. */
  setClock(clock: Clock): void
  /** Back to the seed and to the sample's start; what was kept is forgotten. */
  reset(): void
  /** From now on changes are kept in `place`, those kept there count, and the clock runs. */
  keepIn(place: Storage | null): void
  /** Takes over what another tab has kept. */
  reload(): void
}

/** Makes a world over the seed's rows. It keeps nothing and its clock stands still until it is told otherwise. */
export function createWorld(): WorldOwner {
  const tables = new Map<string, Map<string, Row>>()
  let changes: Change[] = []
  let settings: Stored['settings'] = {}
  let views: Stored['views'] = {}
  let clock = standingClock()
  let storage: Storage | null = null
  let isStoring = false

  /** The records of an entity by their tokens: the seed's, and what was done with them since. */
  function tableOf<Kept extends Row>(entity: Entity<Kept>): Map<string, Kept> {
    let table = tables.get(entity.name) as Map<string, Kept> | undefined
    if (!table) {
      table = new Map(entity.seed().map((row) => [tokenIn(entity, row), row]))
      tables.set(entity.name, table)
      for (const entry of changes) if (entry.entity === entity.name) apply(table, entry)
    }
    return table
  }

  /** Does what an entry of the log says. Of a record that is not there, as an older console may have kept it, nothing. */
  function apply<Kept extends Row>(
    table: Map<string, Kept>,
    { token, kind, fields }: Change,
  ): void {
    const row = table.get(token)
    if (kind === 'add') table.set(token, { ...fields, version: 1 } as Kept)
    else if (row && kind === 'remove') table.delete(token)
    else if (row) table.set(token, { ...row, ...fields, version: row.version + 1 })
    lists.delete(table)
  }

  /** A table as a list is made once for every state of it. */
  const lists = new WeakMap<object, readonly unknown[]>()

  function rowsOf<Kept extends Row>(entity: Entity<Kept>): readonly Kept[] {
    const table = tableOf(entity)
    let list = lists.get(table) as readonly Kept[] | undefined
    if (!list) lists.set(table, (list = [...table.values()]))
    return list
  }

  function find<Kept extends Row>(entity: Entity<Kept>, token: string): Kept | undefined {
    return tableOf(entity).get(token)
  }

  /** @throws Error where there is no such record */
  function found<Kept extends Row>(entity: Entity<Kept>, token: string): Kept {
    const record = find(entity, token)
    if (!record) throw new Error(`There is no ${token} in ${entity.name}`)
    return record
  }

  function note<Kept extends Row>(
    entity: Entity<Kept>,
    entry: Pick<Change, 'token' | 'kind' | 'fields' | 'by' | 'done' | 'undo'>,
  ): void {
    const table = tableOf(entity)
    const change = { entity: entity.name, at: instant(clock()), ...entry }
    apply(table, change)
    changes.push(change)
    store()
  }

  function forget() {
    tables.clear()
    changes = []
    settings = {}
    views = {}
  }

  function load() {
    forget()
    try {
      const content = stored.parse(JSON.parse(storage?.getItem(worldKey) ?? 'null'))
      changes = content.changes
      settings = content.settings
      views = content.views
    } catch {
      forget()
    }
  }

  /** Many changes of one call are stored together. */
  function store() {
    if (storage === null || isStoring) return
    isStoring = true
    queueMicrotask(() => {
      isStoring = false
      const content = { version: storedVersion, changes, settings, views } satisfies Stored
      storage?.setItem(worldKey, JSON.stringify(content))
    })
  }

  return {
    now: () => clock(),
    rows: rowsOf,
    find,
    change(entity, token, fields, by, recorded) {
      const before = found(entity, token)
      note(entity, {
        token,
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
    add<Kept extends Row>(
      entity: Entity<Kept>,
      record: Omit<Kept, 'version'>,
      by: string,
      recorded?: Omit<Recorded, 'undoToken'>,
    ) {
      const token = tokenIn(entity, record as Kept)
      if (find(entity, token)) throw new Error(`There is a ${token} in ${entity.name}`)
      note(entity, {
        token,
        kind: 'add',
        fields: { ...record },
        by,
        ...(recorded ? { done: recorded.done } : {}),
      })
      return found(entity, token)
    },
    remove(entity, token, by) {
      found(entity, token)
      note(entity, { token, kind: 'remove', fields: {}, by })
    },
    changes: () => changes,
    settings: (account) => settings[account] ?? {},
    keepSettings(account, kept) {
      settings = { ...settings, [account]: kept }
      store()
    },
    views: (account, list) => views[`${account} ${list}`] ?? [],
    keepViews(account, list, kept) {
      views = { ...views, [`${account} ${list}`]: [...kept] }
      store()
    },
    setClock(next) {
      clock = next
    },
    reset() {
      forget()
      clock = storage === null ? standingClock() : runningClock()
      storage?.removeItem(worldKey)
    },
    keepIn(place) {
      storage = place
      load()
      const last = changes.at(-1)
      clock = runningClock(Math.max(sampleStart, last ? Date.parse(last.at) : 0))
    },
    reload: load,
  }
}

/** The one world of the console, and of each story and test. */
export const world = createWorld()

/** A world without records: the scenario `empty`. */
export const emptyWorld: World = {
  ...createWorld(),
  now: () => world.now(),
  rows: () => [],
  find: () => undefined,
  settings: (account) => world.settings(account),
  keepSettings: (account, settings) => world.keepSettings(account, settings),
  views: (account, list) => world.views(account, list),
  keepViews: (account, list, views) => world.keepViews(account, list, views),
}

/** What a record has in the fields of a change; null where it has nothing, so that taking it back takes it away. */
function pick(record: object | undefined, fields: object): Record<string, unknown> {
  const all = (record ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.keys(fields).map((field) => [field, all[field] ?? null]))
}
