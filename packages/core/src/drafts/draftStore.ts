/** Keeps what was typed when a session ended under somebody's hands (decision D-17: `draft:<email>:<path>`). */
export interface DraftStore {
  keep(email: string, path: string, values: unknown): void
  /** What was kept for this user on this screen; null where nothing was, or nothing readable. */
  read(email: string, path: string): unknown
  discard(email: string, path: string): void
}

/** A draft store over the storage of the browser session. */
export function createDraftStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftStore {
  const key = (email: string, path: string) => `draft:${email}:${path}`
  return {
    keep(email, path, values) {
      try {
        storage.setItem(key(email, path), JSON.stringify(values))
      } catch {
        // Storage is full or forbidden: the session ends all the same.
      }
    },
    read(email, path) {
      try {
        return JSON.parse(storage.getItem(key(email, path)) ?? 'null')
      } catch {
        return null
      }
    },
    discard: (email, path) => storage.removeItem(key(email, path)),
  }
}
