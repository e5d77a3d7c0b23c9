/**
 * Stores the bytes of files next to the log of changes, which is read as a whole and contains only their metadata. Their names
 * are unique to the content, or to a record and the content.
 */
export interface Files {
  /** Storing a name again changes nothing. */
  save(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Null if there is none. */
  find(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removing an unknown name does nothing. */
  remove(name: string): Promise<void>
}

/** Stores files as long as the page or process lives: stories and tests. */
export function memoryFiles(): Files {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async save(name, bytes) {
      files.set(name, bytes)
    },
    find: async (name) => files.get(name) ?? null,
    async remove(name) {
      files.delete(name)
    },
  }
}
