/** A queue, readable by `useSyncExternalStore`. */
export interface Queue<Item> {
  /** The same array until something changes. */
  items(): readonly Item[]
  add(item: Item): void
  remove(item: Item): void
  subscribe(onChange: () => void): () => void
}

/** Creates a queue of items or questions added anywhere in the console, shown by `Notices`. */
export function createQueue<Item>(): Queue<Item> {
  let items: readonly Item[] = []
  const readers = new Set<() => void>()

  function change(next: readonly Item[]) {
    items = next
    for (const onChange of readers) onChange()
  }

  return {
    items: () => items,
    add: (item) => change([...items, item]),
    remove: (item) => change(items.filter((other) => other !== item)),
    subscribe(onChange) {
      readers.add(onChange)
      return () => readers.delete(onChange)
    },
  }
}
