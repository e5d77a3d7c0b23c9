/**
 * A browser storage that never throws. Values that the browser does not store, because it refuses storage ("block all cookies":
 * even accessing it throws), has none (`null` in some embedded browsers) or is full, are kept in memory for the lifetime of the
 * page.
 * @param open accesses the browser's storage
 */
export function guardStorage(open: () => Storage | null): Storage {
  /** Values that the browser did not store. */
  const stored = memoryStorage()
  const place = attempt(open) ?? memoryStorage()

  function keys(): string[] {
    const taken = attempt(() =>
      Array.from({ length: place.length }, (_, index) => place.key(index) ?? ''),
    )
    const others = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
    return [...new Set([...(taken ?? []), ...others])]
  }

  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => stored.getItem(key) ?? attempt(() => place.getItem(key)),
    setItem(key, value) {
      stored.setItem(key, value)
      attempt(() => {
        place.setItem(key, value)
        stored.removeItem(key)
      })
    },
    removeItem(key) {
      stored.removeItem(key)
      attempt(() => place.removeItem(key))
    },
    clear() {
      stored.clear()
      attempt(() => place.clear())
    },
  }
}

/** Result of `act`; null where it throws. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

/**
 * An in-memory `Storage`: for values that the browser does not store, and for all of them where there is no
 * browser.
 */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (place) => [...entries.keys()][place] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
