/** Items in order of arrival. */
export interface Arrivals<Entry> {
  entries: readonly Entry[]
  /** Number of items that arrived before a time. */
  before(time: number): number
}

/**
 * Sorts items by arrival, for fast counts at a point in time.
 * @param since arrival of an item, in milliseconds since 1970
 */
export function arrivals<Entry>(
  list: Iterable<Entry>,
  since: (entry: Entry) => number,
): Arrivals<Entry> {
  const sorted = Array.from(list, (entry) => ({ entry, time: since(entry) })).toSorted(
    (one, other) => one.time - other.time,
  )
  const times = sorted.map(({ time }) => time)
  return {
    entries: sorted.map(({ entry }) => entry),
    before(time) {
      let low = 0
      let high = times.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((times[middle] ?? Infinity) < time) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}
