import type { Path } from 'react-router-dom'

/**
 * Where a replacement of the address leads. A page stays on the screen until the next one can be drawn, and may go on to write
 * its search into the address: what was computed from the address that is shown would take back the step that leaves it. So
 * only what the page changed in its query is taken over into the address as it is now.
 * @param to what the page wants: its own path with another query, or another path, as a redirect does
 * @param shown the address of the page that is on the screen
 * @param now the address as the browser has it
 * @param screenAt what stands at a path; the same for two paths of one screen
 * @returns null where another screen comes, which does not know that query
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

/** A query with what another one changed in what it was made from. */
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
