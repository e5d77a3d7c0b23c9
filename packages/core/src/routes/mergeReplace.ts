import type { Path } from 'react-router-dom'

/**
 * Merges a page's replacement of the address into the current one. A page stays on the screen until the next one can be
 * rendered, and may go on to write its search into the address: an address computed from the visible one would undo the
 * navigation. So only the page's changes of its query are applied to the current address.
 * @param to the page's wanted address: its own path with another query, or another path, as a redirect does
 * @param shown address of the visible page
 * @param now address of the browser
 * @param screenAt identity of the screen at a path; the same for two paths of one screen
 * @returns null where another screen follows, which does not know that query
 */
export function mergeReplace(
  to: Path,
  shown: Path,
  now: Path,
  screenAt: (path: string) => unknown,
): Path | null {
  const isMoving = now.pathname !== shown.pathname || now.search !== shown.search
  if (!isMoving || to.pathname !== shown.pathname) return to
  if (screenAt(now.pathname) !== screenAt(shown.pathname)) return null
  return { ...now, search: withChanges(to.search, shown.search, now.search) }
}

/** Applies the changes between two queries to a third. */
function withChanges(wanted: string, shown: string, now: string): string {
  const after = new URLSearchParams(wanted)
  const before = new URLSearchParams(shown)
  const query = new URLSearchParams(now)
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const values = after.getAll(name)
    if (values.join('\n') === before.getAll(name).join('\n')) continue
    query.delete(name)
    for (const value of values) query.append(name, value)
  }
  return query.size === 0 ? '' : `?${query}`
}
