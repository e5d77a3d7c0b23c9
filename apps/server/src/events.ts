import type { ChangesTold } from '@console/core/resources'
import {
  authorize,
  refuseQuery,
  serverCalls,
  type Surroundings,
  world,
  writerWith,
} from '@console/sample'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'

const { roles, query, stream } = serverCalls.events

/** Maximum duration of a stream, in milliseconds: the listener connects again with its current token. */
const longest = 10 * 60_000

/** Who was away for longer than this many changes is told only that there were some. */
const mostTold = 1000

/** Whose change one is: what is kept beside a record, as its place under `categories/places`, is the record's. */
function resourceOf(entity: string): string {
  return entity.split('/')[0] ?? entity
}

/** Tells who listens which records change, as server-sent events. */
export interface Events {
  /**
   * Answers `GET {business}/events`; with `?since=`, the `id` of an event, what has changed after it is told first. The stream ends
   * when the listener's token is revoked or expires, and when their roles change.
   * @throws Refusal 401, 403, 422; 503 where it cannot be known what has changed
   */
  answer(context: Context): Promise<Response>
  /** Nobody is told anything any more. */
  end(): void
}

/**
 * @param resources the records that can be read, by the `id` of their resource: of others nothing is told
 * @param inTurn does what a call does when it is its turn
 */
export function createEvents(
  resources: ReadonlySet<string>,
  inTurn: Surroundings['inTurn'],
): Events {
  /** How many changes are kept. What is being written is told when it is, too. */
  let kept = world.changes().length
  world.onChange(() => (kept = world.changes().length))
  const streams = new Set<() => void>()
  const ending = new AbortController()

  /** What has changed since a place in the log. */
  function changesSince(place: number): ChangesTold {
    // The log may be another one, which was begun anew.
    if (place > kept || kept - place > mostTold) return { changes: null }
    const last = new Map(
      world
        .changes()
        .slice(place, kept)
        .filter(({ entity }) => resources.has(resourceOf(entity)))
        .map((change) => [`${resourceOf(change.entity)} ${change.token}`, change]),
    )
    return {
      changes: [...last.values()].map(({ entity, token, version, by }) => ({
        resource: resourceOf(entity),
        token,
        version,
        by: writerWith(by),
      })),
    }
  }

  /** The roles of a listener; null when they may not listen any more. */
  function rolesNow(request: Request): readonly string[] | null {
    try {
      return authorize(request, roles)?.roles ?? null
    } catch {
      return null
    }
  }

  async function tell(listener: SSEStreamingApi, request: Request, from: number): Promise<void> {
    let place = from
    const rolesAtStart = rolesNow(request)
    /** Whether something was stored since the listener was last told. */
    let isBehind = true
    let wake = () => {}
    const wakeUp = () => {
      isBehind = true
      wake()
    }
    const stopListening = world.onChange(wakeUp)
    streams.add(wakeUp)
    listener.onAbort(wakeUp)
    const ends = Date.now() + longest
    const write = (event: ChangesTold) =>
      listener.writeSSE({ id: String(place), data: JSON.stringify(event) })
    try {
      // Sent at once, so that the listener knows the current place and its roles.
      if (rolesAtStart) await write({ changes: [], roles: [...rolesAtStart] })
      while (!listener.aborted && !ending.signal.aborted && Date.now() < ends) {
        isBehind = false
        const current = rolesNow(request)
        if (!current) return
        if (String(current) !== String(rolesAtStart)) {
          await write({ changes: [], roles: [...current] })
          return
        }
        const told = changesSince(place)
        place = kept
        if (told.changes === null || told.changes.length > 0) await write(told)
        if (isBehind) continue
        const isWoken = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(false), stream.heartbeat)
          wake = () => {
            clearTimeout(timer)
            resolve(true)
          }
        })
        if (!isWoken) await listener.write(':\n\n')
      }
    } finally {
      stopListening()
      streams.delete(wakeUp)
    }
  }

  return {
    async answer(context) {
      authorize(context.req.raw, roles)
      refuseQuery(query, new URL(context.req.url).searchParams)
      if (context.req.method === 'HEAD')
        return context.body(null, 200, { 'Content-Type': 'text/event-stream' })
      // What others have written before is not told as news.
      await inTurn(() => {}, null)
      const place = Number(context.req.query('since') ?? kept)
      return streamSSE(context, (listener) => tell(listener, context.req.raw, place))
    },
    end() {
      ending.abort()
      for (const wakeUp of streams) wakeUp()
    },
  }
}
