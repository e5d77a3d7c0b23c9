import { type Entity, tokenIn } from './entity'

/** Fields of every stored record. */
export interface Row {
  version: number
}

/**
 * A lookup of an entity's records by something other than their token. It is built on first use, and updated incrementally: a
 * write moves only the written record.
 */
export interface Index<Stored extends Row> {
  entity: Entity<Stored>
  /** Keys of a record, derived from its own fields alone: any number. */
  keysOf(row: Stored): readonly string[]
}

/** Current records of an entity: those added last, then the seed's. */
export interface Table<Stored extends Row> {
  find(token: string): Stored | undefined
  /** All records. The list is a new one after each write. */
  rows(): readonly Stored[]
  /** Records that have a key, in the order of all. */
  matching(index: Index<Stored>, key: string): readonly Stored[]
  /** Adds a record, or replaces the one with its token. */
  put(token: string, row: Stored): void
  remove(token: string): void
}

/** Index of each record in an entity's seed, by its token: shared by all databases over it, so it is computed once. */
const placesInSeeds = new WeakMap<
  object,
  { seed: readonly unknown[]; places: ReadonlyMap<string, number> }
>()

function placesInSeed<Stored extends Row>(
  entity: Entity<Stored>,
  seed: readonly Stored[],
): ReadonlyMap<string, number> {
  // Another entity may have the same seed, and other tokens.
  const known = placesInSeeds.get(entity)
  if (known?.seed === seed) return known.places
  const places = new Map(seed.map((row, place) => [tokenIn(entity, row), place]))
  placesInSeeds.set(entity, { seed, places })
  return places
}

/** Creates the table of an entity: its seed, and the changes over it. */
export function createTable<Stored extends Row>(entity: Entity<Stored>): Table<Stored> {
  const seed = entity.seed()
  const seeded = placesInSeed(entity, seed)
  /** Changed records of the seed; null for removed ones. */
  const over = new Map<string, Stored | null>()
  /** Records that are not in the seed, or were removed from it, with their positions. */
  const added = new Map<string, { row: Stored; place: number }>()
  const indexes = new Map<Index<Stored>, ReturnType<typeof createGroups<Stored>>>()
  let list: readonly Stored[] | null = seed
  let next = seed.length

  const placeOf = (token: string) => added.get(token)?.place ?? seeded.get(token) ?? 0

  function find(token: string): Stored | undefined {
    const late = added.get(token)
    if (late) return late.row
    const row = over.get(token)
    if (row !== undefined) return row ?? undefined
    const place = seeded.get(token)
    return place === undefined ? undefined : seed[place]
  }

  function listed(): readonly Stored[] {
    const rows: (Stored | null)[] = [...seed]
    for (const [token, row] of over) rows[seeded.get(token) as number] = row
    for (const { row } of added.values()) rows.push(row)
    return rows.filter((row) => row !== null)
  }

  return {
    find,
    rows: () => (list ??= listed()),
    matching(index, key) {
      let groups = indexes.get(index)
      if (!groups) {
        indexes.set(index, (groups = createGroups(index, placeOf)))
        for (const row of (list ??= listed())) groups.put(tokenIn(entity, row), row)
      }
      return groups.tokensOf(key).map((token) => find(token) as Stored)
    },
    put(token, row) {
      if (seeded.has(token) && over.get(token) !== null) over.set(token, row)
      else added.set(token, { row, place: added.get(token)?.place ?? next++ })
      list = null
      for (const groups of indexes.values()) groups.put(token, row)
    },
    remove(token) {
      list = null
      for (const groups of indexes.values()) groups.remove(token)
      if (!added.delete(token) && seeded.has(token)) over.set(token, null)
    },
  }
}

/** Tokens of records by the keys of an index, each group in the order of the table. */
function createGroups<Stored extends Row>(
  { keysOf }: Index<Stored>,
  placeOf: (token: string) => number,
) {
  const groups = new Map<string, string[]>()
  const keys = new Map<string, ReadonlySet<string>>()
  const none: ReadonlySet<string> = new Set()

  /** Index of a record in a group, or its insertion point. */
  function placeIn(group: readonly string[], token: string): number {
    let [from, to] = [0, group.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (placeOf(group[middle] as string) < placeOf(token)) from = middle + 1
      else to = middle
    }
    return from
  }

  function leave(token: string, key: string) {
    const group = groups.get(key) as string[]
    group.splice(placeIn(group, token), 1)
    if (group.length === 0) groups.delete(key)
  }

  function enter(token: string, key: string) {
    const group = groups.get(key)
    if (group) group.splice(placeIn(group, token), 0, token)
    else groups.set(key, [token])
  }

  return {
    tokensOf: (key: string): readonly string[] => groups.get(key) ?? [],
    put(token: string, row: Stored) {
      const before = keys.get(token) ?? none
      const now = new Set(keysOf(row))
      keys.set(token, now)
      for (const key of before) if (!now.has(key)) leave(token, key)
      for (const key of now) if (!before.has(key)) enter(token, key)
    },
    /** Call it before the record's position is forgotten. */
    remove(token: string) {
      for (const key of keys.get(token) ?? none) leave(token, key)
      keys.delete(token)
    },
  }
}
