import { useSyncExternalStore } from 'react'

const names: string[] = []
const readers = new Set<() => void>()

function change() {
  for (const onChange of readers) onChange()
}

/** Marks a write of this name as in flight until the returned function is called. */
export function beginInFlight(name: string): () => void {
  names.push(name)
  change()
  return () => {
    names.splice(names.indexOf(name), 1)
    change()
  }
}

/** Checks whether a write of this name is in flight; without a name, whether any is. */
export function isInFlight(name?: string): boolean {
  return name === undefined ? names.length > 0 : names.includes(name)
}

/** Listens for writes that begin or end, until the returned function is called. */
export function onInFlight(onChange: () => void): () => void {
  readers.add(onChange)
  return () => readers.delete(onChange)
}

/** Returns true while a write that moves money or cannot be undone is in flight. */
export function useIsInFlight(): boolean {
  return useSyncExternalStore(onInFlight, () => isInFlight())
}
