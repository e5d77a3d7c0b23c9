const readers = new Set<() => void>()

/** Listens for changes of the lasting storage: by another tab, or by this one via `announceStored`. Ends when the returned function is called. */
export function onStored(onChange: () => void): () => void {
  readers.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    readers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** Reports a change of the lasting storage in this tab: a browser notifies only the other tabs. */
export function announceStored(): void {
  for (const onChange of readers) onChange()
}
