import type { Reader, ReadProgress } from './reader'
import { startReader } from './startReader'

/** A reader whose worker starts with the first call, and again with the first call after it was ended. */
export interface LazyReader {
  reader: Reader
  /** How far the call in progress is; null where that is not known. */
  progress(): ReadProgress | null
  /** Calls `listener` when the progress changes. @returns ends it */
  subscribe(listener: () => void): () => void
  /** Ends the worker. Calls in progress are never answered. */
  end(): void
}

/** Makes a reader that starts when it is needed. */
export function lazyReader(): LazyReader {
  let started: ReturnType<typeof startReader> | null = null
  let progress: ReadProgress | null = null
  const listeners = new Set<() => void>()

  function report(next: ReadProgress | null) {
    if (next === progress) return
    progress = next
    for (const listener of listeners) listener()
  }
  const running = () => (started ??= startReader(report)).reader
  /** Another call: what was reported of the one before says nothing of it. */
  const begun = () => {
    report(null)
    return running()
  }

  return {
    reader: {
      open: (...given) => begun().open(...given),
      reread: (...given) => begun().reread(...given),
      look: (...given) => begun().look(...given),
      rows: (...given) => running().rows(...given),
      mended: (...given) => running().mended(...given),
      write: (...given) => running().write(...given),
    },
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end() {
      started?.end()
      started = null
      report(null)
    },
  }
}
