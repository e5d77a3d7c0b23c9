import { matchPath } from 'react-router-dom'

/**
 * The token of the record that an address names: the one parameter of its route's path (`/agent-details/:secureToken`), else
 * `?secureToken=` (decision 0003). Null where it names none.
 */
export function tokenAt(
  pattern: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | null {
  const [inPath] = Object.values(matchPath(pattern, pathname)?.params ?? {})
  return inPath || new URLSearchParams(search).get('secureToken') || null
}
