import * as z from 'zod/mini'
import { openStorage } from '../storage'

/** How something is kept. */
export interface Keeping {
  /** What its names in the storage begin with. */
  prefix: string
  /** How long, in milliseconds. */
  lifetime: number
  /** How many are kept; of more the oldest go. */
  most: number
}

/** Nobody goes on with what they left a week ago. */
const ofDrafts: Keeping = { prefix: 'draft:', lifetime: 7 * 24 * 60 * 60 * 1000, most: 50 }

const keptDraft = z.object({ at: z.number(), values: z.unknown() })

/** What somebody was writing. The same object as long as it is not written on. */
export type KeptDraft = z.infer<typeof keptDraft>

/** What the users of this tab were writing and have not sent (decision 0007), by user and name. */
export interface DraftStore {
  /** Null where nothing is kept, nothing readable, or nothing that is young enough. */
  read(email: string, name: string): KeptDraft | null
  keep(email: string, name: string, values: unknown): void
  discard(email: string, name: string): void
  /** The names that begin so, of what this user was writing. */
  names(email: string, beginning: string): readonly string[]
  /** Forgets what every other user was writing. */
  keepOnly(email: string): void
  clear(): void
  subscribe(onChange: () => void): () => void
}

/** A store of drafts over a storage of the browser. */
export function createDraftStore(
  storage: Storage,
  now: () => number = Date.now,
  { prefix, lifetime, most }: Keeping = ofDrafts,
): DraftStore {
  const readers = new Set<() => void>()
  /** As they were last read. */
  const parsed = new Map<string, { text: string; draft: KeptDraft | null }>()

  const keyOf = (email: string, name: string) => `${prefix}${email}:${name}`

  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter(
      (key) => key.startsWith(prefix),
    )
  }

  function read(key: string): KeptDraft | null {
    const text = storage.getItem(key)
    if (text === null) return null
    const known = parsed.get(key)
    const draft = known?.text === text ? known.draft : parse(text)
    parsed.set(key, { text, draft })
    return draft !== null && now() - draft.at < lifetime ? draft : null
  }

  function remove(unwanted: readonly string[]) {
    for (const key of unwanted) {
      storage.removeItem(key)
      parsed.delete(key)
    }
    if (unwanted.length > 0) change()
  }

  /** Makes room for one more: what is too old, or no draft at all, goes, and then the oldest. */
  function prune() {
    const alive = keys()
      .map((key) => ({ key, at: read(key)?.at ?? null }))
      .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
    remove(alive.filter(({ at }, place) => at === null || place >= most - 1).map(({ key }) => key))
  }

  function change() {
    for (const onChange of readers) onChange()
  }

  return {
    read: (email, name) => read(keyOf(email, name)),
    keep(email, name, values) {
      const key = keyOf(email, name)
      if (storage.getItem(key) === null) prune()
      storage.setItem(key, JSON.stringify({ at: now(), values } satisfies KeptDraft))
      change()
    },
    discard(email, name) {
      const key = keyOf(email, name)
      if (storage.getItem(key) !== null) remove([key])
    },
    names(email, beginning) {
      const own = keyOf(email, '')
      return keys()
        .filter((key) => key.startsWith(own + beginning) && read(key) !== null)
        .map((key) => key.slice(own.length))
    },
    keepOnly: (email) => remove(keys().filter((key) => !key.startsWith(keyOf(email, '')))),
    clear: () => remove(keys()),
    subscribe(onChange) {
      readers.add(onChange)
      return () => readers.delete(onChange)
    },
  }
}

function parse(text: string): KeptDraft | null {
  try {
    const { success, data } = keptDraft.safeParse(JSON.parse(text))
    return success ? data : null
  } catch {
    return null
  }
}

let ofTab: DraftStore | undefined

/**
 * The drafts of this tab. They live in the browser session and not for good: they outlive a reload and a session that ended
 * under somebody's hands, and what two tabs write about the same never overwrites each other.
 */
export function draftsOfTab(): DraftStore {
  ofTab ??= createDraftStore(openStorage('passing'))
  return ofTab
}
