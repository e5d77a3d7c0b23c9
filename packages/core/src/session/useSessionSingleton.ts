import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Session } from './session'
import { useSession } from './SessionContext'

/** What goes on while screens come and go. */
interface Stoppable {
  /** Ends whatever is under way; nothing is told of it any more. */
  stop(): void
}

const kept = new WeakMap<QueryClient, Map<string, Stoppable>>()

/**
 * One thing for all screens that ask for it by this id, kept beside what was read of the server. It ends with the session.
 * @param make called for the first who asks
 */
export function useSessionSingleton<Thing extends Stoppable>(id: string, make: () => Thing): Thing {
  const queries = useQueryClient()
  const session = useSession()
  const things = kept.get(queries) ?? keep(queries, session)
  const known = things.get(id)
  if (known) return known as Thing
  const made = make()
  things.set(id, made)
  return made
}

function keep(queries: QueryClient, session: Session): Map<string, Stoppable> {
  const things = new Map<string, Stoppable>()
  kept.set(queries, things)
  session.onAnnouncement(({ type }) => {
    if (type !== 'session.ended') return
    for (const thing of things.values()) thing.stop()
    things.clear()
  })
  return things
}
