/** Code that is fetched when it is wanted: what a menu or a dialog is made of. */
export interface LazyPart<Part> {
  /** What has come so far. */
  now(): Part | undefined
  /** Fetches it, once. Rejects where it cannot be fetched; the next call then tries again. */
  load(): Promise<Part>
}

/** Made once for all who share the code, outside the components. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined
  let coming: Promise<Part> | undefined

  async function load() {
    try {
      part = await fetchPart()
      return part
    } catch (error) {
      coming = undefined
      throw error
    }
  }

  return { now: () => part, load: () => (coming ??= load()) }
}
