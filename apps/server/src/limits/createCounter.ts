/** Counts events by a key within a period, which begins with the first of them. */
export interface Counter {
  count(key: string): number
  add(key: string): void
  /** Seconds until a key is counted from zero again; 0 if it was not counted. */
  secondsLeft(key: string): number
  remove(key: string): void
  clear(): void
}

/** Maximum keys in memory; beyond that the oldest are forgotten. */
const maxKeys = 100_000

/** Maximum length of a key; longer ones are truncated, because callers send them. */
const maxKeyLength = 200

/** Creates a counter. @param minutes length of the period */
export function createCounter(minutes: number, now: () => number): Counter {
  const entries = new Map<string, { count: number; ends: number }>()

  function find(key: string) {
    const known = key.slice(0, maxKeyLength)
    const entry = entries.get(known)
    if (!entry || entry.ends > now()) return entry
    entries.delete(known)
    return undefined
  }

  return {
    count: (key) => find(key)?.count ?? 0,
    add(key) {
      const entry = find(key)
      if (entry) entry.count += 1
      else entries.set(key.slice(0, maxKeyLength), { count: 1, ends: now() + minutes * 60_000 })
      // A map keeps its keys in the order of insertion: the first one ends first.
      const [oldest] = entries.keys()
      if (entries.size > maxKeys && oldest !== undefined) entries.delete(oldest)
    },
    secondsLeft: (key) => Math.ceil(((find(key)?.ends ?? now()) - now()) / 1000),
    remove: (key) => void entries.delete(key.slice(0, maxKeyLength)),
    clear: () => entries.clear(),
  }
}
