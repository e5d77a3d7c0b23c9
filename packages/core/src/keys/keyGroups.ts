import { useEffect, useSyncExternalStore } from 'react'

/** Keys that belong together, as a sheet of keys shows them. */
export interface KeyGroup {
  title: string
  keys: readonly {
    /** Keys that do the same, as they are written on the keyboard; `+` stands between those that are pressed together. */
    keys: readonly string[]
    what: string
  }[]
}

let groups: readonly KeyGroup[] = []
const readers = new Set<() => void>()

function publish(next: readonly KeyGroup[]) {
  groups = next
  for (const onChange of readers) onChange()
}

/**
 * Tells the sheet of keys what a screen's keys do, while the screen is shown.
 * @param group a new object only where its words have changed
 */
export function useKeyGroup(group: KeyGroup): void {
  useEffect(() => {
    publish([...groups, group])
    return () => publish(groups.filter((each) => each !== group))
  }, [group])
}

/** The keys of what is shown now. */
export function useKeyGroups(): readonly KeyGroup[] {
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(onChange: () => void) {
  readers.add(onChange)
  return () => readers.delete(onChange)
}

function read() {
  return groups
}
