import * as z from 'zod/mini'
import { auditEvent, type SavedView, savedViews } from '../contracts'
import { type Clock, instant, runningClock, sampleStart, standingClock } from './clock'
import { entities, type Entities, type EntityName } from './world/entities'

/** The fields of a record that a change replaces. */
export type Fields<Name extends EntityName> = Partial<Omit<Entities[Name], 'version'>>

const change = z.object({
  entity: z.string(),
  token: z.string(),
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

/** What a change is beyond the fields it replaces. */
export interface Deed {
  done: NonNullable<Change['done']>
  /** Changes of one decision have the same; left out where it cannot be taken back. */
  undoToken?: string | undefined
}

/** Raised whenever rows change their shape, so that what an older console kept is dropped. */
const storedVersion = 2

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
  /** All rows of an entity, as they are now. Neither they nor the list may be changed. */
  rows<Name extends EntityName>(entity: Name): readonly Entities[Name][]
  find<Name extends EntityName>(entity: Name, token: string): Entities[Name] | undefined
  /**
   * Replaces fields of a record and raises its version.
   * @param by token of whoever does it
   * @param deed where it is a decision
   * @throws Error where there is no such record
   */
  change<Name extends EntityName>(
    entity: Name,
    token: string,
    fields: Fields<Name>,
    by: string,
    deed?: Deed,
  ): Entities[Name]
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
  const rows = new Map<EntityName, unknown[]>()
  const places = new Map<EntityName, Map<string, number>>()
  let changes: Change[] = []
  let settings: Stored['settings'] = {}
  let views: Stored['views'] = {}
  let clock = standingClock()
  let storage: Storage | null = null
  let isStoring = false

  function rowsOf<Name extends EntityName>(entity: Name): readonly Entities[Name][] {
    return (rows.get(entity) as Entities[Name][] | undefined) ?? entities[entity].seed()
  }

  function placeOf(entity: EntityName, token: string): number | undefined {
    let found = places.get(entity)
    if (!found) {
      const field = entities[entity].token as string
      found = new Map(
        entities[entity]
          .seed()
          .map((row, place) => [(row as unknown as Record<string, string>)[field] ?? '', place]),
      )
      places.set(entity, found)
    }
    return found.get(token)
  }

  function find<Name extends EntityName>(entity: Name, token: string) {
    const place = placeOf(entity, token)
    return place === undefined ? undefined : rowsOf(entity)[place]
  }

  function apply({ entity, token, fields }: Change): unknown {
    if (!isEntityName(entity)) throw new Error(`There is no entity ${entity}`)
    const place = placeOf(entity, token)
    if (place === undefined) throw new Error(`There is no ${token} in ${entity}`)
    const list = rows.get(entity) ?? [...rowsOf(entity)]
    rows.set(entity, list)
    const row = list[place] as { version: number }
    list[place] = { ...row, ...fields, version: row.version + 1 }
    return list[place]
  }

  function forget() {
    rows.clear()
    changes = []
    settings = {}
    views = {}
  }

  function load() {
    forget()
    try {
      const content = stored.parse(JSON.parse(storage?.getItem(worldKey) ?? 'null'))
      for (const entry of content.changes) apply(entry)
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
      try {
        storage?.setItem(worldKey, JSON.stringify(content))
      } catch {
        console.warn('The sample world cannot be kept: the browser’s storage is full or closed')
      }
    })
  }

  return {
    now: () => clock(),
    rows: rowsOf,
    find,
    change<Name extends EntityName>(
      entity: Name,
      token: string,
      fields: Fields<Name>,
      by: string,
      deed?: Deed,
    ) {
      const entry: Change = { entity, token, fields, at: instant(clock()), by }
      if (deed) entry.done = deed.done
      if (deed?.undoToken !== undefined)
        entry.undo = { token: deed.undoToken, before: pick(find(entity, token), fields) }
      const row = apply(entry)
      changes.push(entry)
      store()
      return row as Entities[Name]
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
      try {
        storage?.removeItem(worldKey)
      } catch {
        // What cannot be reached cannot be kept either.
      }
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

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name)
}
