import type { Reader, ReadProgress } from './reader'
import { startReader } from './startReader'

/** Reader that starts its worker with the first call, and again with the first call after `end`. */
export interface LazyReader {
  reader: Reader
  /** Progress of the current call; null if unknown. */
  progress(): ReadProgress | null
  /** Calls `listener` when the progress changes. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
  /** Ends the worker. Calls in progress never settle. */
  end(): void
}

/** Creates a reader that starts on demand. */
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
  /** Progress of an earlier call does not apply to the next one. */
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
