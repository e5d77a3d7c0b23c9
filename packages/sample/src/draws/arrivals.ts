/** Things in the order in which they came. */
export interface Arrivals<Entry> {
  entries: readonly Entry[]
  /** How many of them were there before a time. */
  before(time: number): number
}

/**
 * Things in the order in which they came, so that what there was at a time is found fast.
 * @param since when each came, in milliseconds since 1970
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
