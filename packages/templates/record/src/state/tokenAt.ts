import { matchPath } from 'react-router-dom'

/**
 * Token of the record in an address: the one parameter of its route's path (`/agent-details/:secureToken`), else
 * `?secureToken=` (decision 0003). Null when it names none.
 */
export function tokenAt(
  pattern: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | null {
  const [inPath] = Object.values(matchPath(pattern, pathname)?.params ?? {})
  return inPath || new URLSearchParams(search).get('secureToken') || null
}
