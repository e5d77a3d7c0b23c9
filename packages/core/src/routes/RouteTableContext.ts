import { createContext, useCallback, useContext } from 'react'
import { isAllowed } from '../permissions'
import { useSessionState } from '../session'
import type { RouteTable } from './routeTable'

/** The routes of the surrounding console. Null, as in most stories: there is no route to anywhere. */
export const RouteTableContext = createContext<RouteTable | null>(null)

/**
 * Tells whether a path leads somewhere: its route exists, and who is signed in may open it. For links to what may belong to
 * a feature that this console does not have.
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
