const key = 'redirect_target'
const longest = 2000

/**
 * Returns a path, query and fragment of this console, or null for anything else: other origins, `//host`, `/\host`,
 * `/..//host`, control characters, and more than 2000 characters. Values from storage or an address are never followed
 * unchecked.
 */
export function sameOriginPath(value: string | null): string | null {
  if (!value || value.length > longest || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return null
  const { pathname, search, hash } = new URL(value, 'http://console.invalid')
  // `/..//host` begins like a path and becomes `//host`.
  return pathname.startsWith('//') ? null : pathname + search + hash
}

/** Specification 2, route guard: the denied path, stored until the user may go there. */
export interface RedirectTarget {
  read(): string | null
  save(path: string): void
  forget(): void
}

/** Stores a redirect target in `storage`: that of the browser session, so that no other tab is redirected. */
export function createRedirectTarget(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RedirectTarget {
  return {
    read: () => sameOriginPath(storage.getItem(key)),
    save: (path) => storage.setItem(key, path),
    forget: () => storage.removeItem(key),
  }
}
