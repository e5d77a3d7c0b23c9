/**
 * Where the bytes of files are kept, each once, under what is in it (SHA-256). They stand beside the log of changes, which is read as a whole: that
 * says of a file only what it is.
 */
export interface Files {
  /** Kept twice it is kept once. */
  keep(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Null where there is none. */
  find(sha256: string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** Keeps files as long as the page or process lives: stories and tests. */
export function memoryFiles(): Files {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async keep(sha256, bytes) {
      files.set(sha256, bytes)
    },
    find: async (sha256) => files.get(sha256) ?? null,
  }
}
