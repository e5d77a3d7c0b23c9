import * as z from 'zod/mini'
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
})

/** One entry of the change log. */
export type Change = z.infer<typeof change>

/** Raised whenever rows change their shape, so that what an older console kept is dropped. */
const storedVersion = 1

const stored = z.object({
  version: z.literal(storedVersion),
  changes: z.array(change),
  settings: z.record(z.string(), z.record(z.string(), z.unknown())),
})

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
   * @throws Error where there is no such record
   */
  change<Name extends EntityName>(
    entity: Name,
    token: string,
    fields: Fields<Name>,
    by: string,
  ): Entities[Name]
  /** What was changed since the seed, oldest first. */
  changes(): readonly Change[]
  /** The settings kept for an account; empty before any were. */
  settings(account: string): Record<string, unknown>
  keepSettings(account: string, settings: Record<string, unknown>): void
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
  let settings: Record<string, Record<string, unknown>> = {}
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
  }

  function load() {
    forget()
    try {
      const content = stored.parse(JSON.parse(storage?.getItem(worldKey) ?? 'null'))
      for (const entry of content.changes) apply(entry)
      changes = content.changes
      settings = content.settings
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
      const content = { version: storedVersion, changes, settings } satisfies z.infer<typeof stored>
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
    find(entity, token) {
      const place = placeOf(entity, token)
      return place === undefined ? undefined : rowsOf(entity)[place]
    },
    change<Name extends EntityName>(entity: Name, token: string, fields: Fields<Name>, by: string) {
      const entry: Change = { entity, token, fields, at: instant(clock()), by }
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
}

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name)
}
