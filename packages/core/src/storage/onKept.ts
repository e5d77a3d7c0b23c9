const readers = new Set<() => void>()

/** Hears that something else is kept in the lasting storage: by another tab, or by this one where it says so. Ends when the returned function is called. */
export function onKept(onChange: () => void): () => void {
  readers.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    readers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** Says in this tab that something else is kept: a browser tells the other tabs alone. */
export function tellKept(): void {
  for (const onChange of readers) onChange()
}
