import { createContext, useCallback, useContext } from 'react'
import { isAllowed } from '../permissions'
import { useSessionState } from '../session'
import type { RouteTable } from './routeTable'

/** The routes of the surrounding console. Null, as in most stories: no route exists. */
export const RouteTableContext = createContext<RouteTable | null>(null)

/**
 * Returns a function that checks whether a path can be opened: its route exists, and the current user has access. For links
 * to features that this console may not have.
 */
export function useCanOpen(): (path: string) => boolean {
  const table = useContext(RouteTableContext)
  const { roles } = useSessionState()
  return useCallback(
    (path) => {
      const route = table?.find(path)
      return route !== undefined && isAllowed(route.auth, roles)
    },
    [table, roles],
  )
}
