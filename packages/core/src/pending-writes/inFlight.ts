import { useSyncExternalStore } from 'react'

const names: string[] = []
const readers = new Set<() => void>()

function change() {
  for (const onChange of readers) onChange()
}

/** From now until the returned function is called, a write of this name is on its way. */
export function beginInFlight(name: string): () => void {
  names.push(name)
  change()
  return () => {
    names.splice(names.indexOf(name), 1)
    change()
  }
}

/** Whether a write of this name is on its way; without a name, whether any is. */
export function isInFlight(name?: string): boolean {
  return name === undefined ? names.length > 0 : names.includes(name)
}

/** Hears of every write that begins or ends, until the returned function is called. */
export function onInFlight(onChange: () => void): () => void {
  readers.add(onChange)
  return () => readers.delete(onChange)
}

/** Whether something is on its way that moves money or cannot be undone. */
export function useIsInFlight(): boolean {
  return useSyncExternalStore(onInFlight, () => isInFlight())
}
