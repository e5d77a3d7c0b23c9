import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Session } from './session'
import { useSession } from './SessionContext'

/** A service that runs while screens come and go. */
interface Stoppable {
  /** Ends its work; it reports nothing afterwards. */
  stop(): void
}

const stored = new WeakMap<QueryClient, Map<string, Stoppable>>()

/**
 * One instance for all screens that use this id, stored in the query cache. Stops at the end of the session.
 * @param make called on first use
 */
export function useSessionSingleton<Thing extends Stoppable>(id: string, make: () => Thing): Thing {
  const queries = useQueryClient()
  const session = useSession()
  const things = stored.get(queries) ?? keep(queries, session)
  const known = things.get(id)
  if (known) return known as Thing
  const made = make()
  things.set(id, made)
  return made
}

function keep(queries: QueryClient, session: Session): Map<string, Stoppable> {
  const things = new Map<string, Stoppable>()
  stored.set(queries, things)
  session.onAnnouncement(({ type }) => {
    if (type !== 'session.ended') return
    for (const thing of things.values()) thing.stop()
    things.clear()
  })
  return things
}
