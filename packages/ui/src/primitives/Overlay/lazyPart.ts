/** Code that is fetched on demand: the implementation of a menu or a dialog. */
export interface LazyPart<Part> {
  /** The part, if it has been fetched. */
  now(): Part | undefined
  /** Fetches it, once. Rejects where that fails; the next call then retries. */
  load(): Promise<Part>
}

/** Creates the shared handle of some code, once, outside the components. */
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
