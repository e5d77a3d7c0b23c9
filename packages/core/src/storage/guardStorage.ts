import { memoryStorage } from './memoryStorage'

/**
 * A storage of the browser that never throws. What the browser does not take, because it refuses storage ("block all cookies":
 * even naming it throws), has none (`null` in some embedded browsers) or has no room left, is kept in memory as long as the page
 * lives, and read from there.
 * @param open names the browser's storage
 */
export function guardStorage(open: () => Storage | null): Storage {
  /** What the browser did not take. */
  const kept = memoryStorage()
  const place = attempt(open) ?? memoryStorage()

  function keys(): string[] {
    const taken = attempt(() =>
      Array.from({ length: place.length }, (_, index) => place.key(index) ?? ''),
    )
    const others = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
    return [...new Set([...(taken ?? []), ...others])]
  }

  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => kept.getItem(key) ?? attempt(() => place.getItem(key)),
    setItem(key, value) {
      kept.setItem(key, value)
      attempt(() => {
        place.setItem(key, value)
        kept.removeItem(key)
      })
    },
    removeItem(key) {
      kept.removeItem(key)
      attempt(() => place.removeItem(key))
    },
    clear() {
      kept.clear()
      attempt(() => place.clear())
    },
  }
}

/** What `act` gives; null where it throws. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
