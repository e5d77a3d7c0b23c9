import { useEffect, useSyncExternalStore } from 'react'

/** A group of shortcuts in the shortcuts dialog. */
export interface KeyGroup {
  title: string
  keys: readonly {
    /** Alternative keys, as printed on the keyboard; `+` separates those that are pressed together. */
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
 * Registers a screen's shortcuts in the shortcuts dialog, while the screen is mounted.
 * @param group a new object only where its texts have changed
 */
export function useKeyGroup(group: KeyGroup): void {
  useEffect(() => {
    publish([...groups, group])
    return () => publish(groups.filter((each) => each !== group))
  }, [group])
}

/** Shortcuts of the mounted screens. */
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
