import * as z from 'zod/mini'
import { openStorage } from '../storage'

/** Storage policy. */
export interface StorageAdapter {
  /** Prefix of its keys in the storage. */
  prefix: string
  /** Maximum age, in milliseconds. */
  lifetime: number
  /** Maximum number of entries; the oldest are removed first. */
  max: number
}

/** Drafts older than a week are not resumed. */
const ofDrafts: StorageAdapter = { prefix: 'draft:', lifetime: 7 * 24 * 60 * 60 * 1000, max: 50 }

const storedDraft = z.object({ at: z.number(), values: z.unknown() })

/** A stored draft. The same object until it changes. */
export type StoredDraft = z.infer<typeof storedDraft>

/** Unsent drafts of this tab's users (decision 0007), by user and name. */
export interface DraftStore {
  /** Null where there is no draft, or it is unreadable or expired. */
  read(email: string, name: string): StoredDraft | null
  save(email: string, name: string, values: unknown): void
  discard(email: string, name: string): void
  /** Names of this user's drafts with a prefix. */
  names(email: string, beginning: string): readonly string[]
  /** Deletes the drafts of every other user. */
  keepOnly(email: string): void
  clear(): void
  subscribe(onChange: () => void): () => void
}

/** Creates a draft store over a browser storage. */
export function createDraftStore(
  storage: Storage,
  now: () => number = Date.now,
  { prefix, lifetime, max }: StorageAdapter = ofDrafts,
): DraftStore {
  const readers = new Set<() => void>()
  /** Cache of parsed drafts. */
  const parsed = new Map<string, { text: string; draft: StoredDraft | null }>()

  const keyOf = (email: string, name: string) => `${prefix}${email}:${name}`

  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter(
      (key) => key.startsWith(prefix),
    )
  }

  function read(key: string): StoredDraft | null {
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

  /** Makes room for one more: removes expired and invalid drafts first, then the oldest. */
  function prune() {
    const alive = keys()
      .map((key) => ({ key, at: read(key)?.at ?? null }))
      .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
    remove(alive.filter(({ at }, place) => at === null || place >= max - 1).map(({ key }) => key))
  }

  function change() {
    for (const onChange of readers) onChange()
  }

  return {
    read: (email, name) => read(keyOf(email, name)),
    save(email, name, values) {
      const key = keyOf(email, name)
      if (storage.getItem(key) === null) prune()
      storage.setItem(key, JSON.stringify({ at: now(), values } satisfies StoredDraft))
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

function parse(text: string): StoredDraft | null {
  try {
    const { success, data } = storedDraft.safeParse(JSON.parse(text))
    return success ? data : null
  } catch {
    return null
  }
}

let ofTab: DraftStore | undefined

/**
 * Drafts of this tab. They are stored in the browser session, not permanently: they survive a reload and an expired
 * session, and drafts of two tabs about the same record never overwrite each other.
 */
export function draftsOfTab(): DraftStore {
  ofTab ??= createDraftStore(openStorage('passing'))
  return ofTab
}
