/** Groups the items of a list by key, in their order. */
export function grouped<Entry, Key>(
  list: Iterable<Entry>,
  keyOf: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of list) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
