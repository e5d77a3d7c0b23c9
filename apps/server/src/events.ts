import type { ChangeNotice } from '@console/core/resources'
import {
  authorize,
  refuseQuery,
  serverCalls,
  type SampleEnvironment,
  database as sampleDatabase,
  writerWith,
} from '@console/sample'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'

const { roles, query, stream } = serverCalls.events

/** Maximum duration of a stream, in milliseconds: the listener connects again with its current token. */
const longest = 10 * 60_000

/** Maximum changes that are reported; beyond that the listener learns only that there were some. */
const maxReported = 1000

/**
 * Resource of a change: an entity stored next to a record, as its place under `categories/places`, belongs to the record's
 * resource.
 */
function resourceOf(entity: string): string {
  return entity.split('/')[0] ?? entity
}

/** Notifies listeners of changed records, as server-sent events. */
export interface Events {
  /**
   * Answers `GET {business}/events`. With `?since=`, the `id` of an event, later changes are sent first. The stream ends when the
   * listener's token is revoked or expires, and when their roles change.
   * @throws Refusal 401, 403, 422; 503 if the changes cannot be determined
   */
  answer(context: Context): Promise<Response>
  /** Ends all streams. */
  end(): void
}

/**
 * @param resources readable records, by the `id` of their resource: changes of others are not sent
 * @param inTurn runs the work of a call in its turn
 */
export function createEvents(
  resources: ReadonlySet<string>,
  inTurn: SampleEnvironment['inTurn'],
): Events {
  /** Number of stored changes. One that is being written is reported once it is stored. */
  let stored = sampleDatabase.changes().length
  sampleDatabase.onChange(() => (stored = sampleDatabase.changes().length))
  const streams = new Set<() => void>()
  const ending = new AbortController()

  /** Changes since a position in the log. */
  function changesSince(place: number): ChangeNotice {
    // The log may be another one, which was restarted.
    if (place > stored || stored - place > maxReported) return { changes: null }
    const last = new Map(
      sampleDatabase
        .changes()
        .slice(place, stored)
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

  /** Roles of a listener; null when they may no longer listen. */
  function rolesNow(request: Request): readonly string[] | null {
    try {
      return authorize(request, roles)?.roles ?? null
    } catch {
      return null
    }
  }

  async function report(listener: SSEStreamingApi, request: Request, from: number): Promise<void> {
    let place = from
    const rolesAtStart = rolesNow(request)
    /** Set if something was stored since the listener was last notified. */
    let isBehind = true
    let wake = () => {}
    const wakeUp = () => {
      isBehind = true
      wake()
    }
    const stopListening = sampleDatabase.onChange(wakeUp)
    streams.add(wakeUp)
    listener.onAbort(wakeUp)
    const ends = Date.now() + longest
    const write = (event: ChangeNotice) =>
      listener.writeSSE({ id: String(place), data: JSON.stringify(event) })
    try {
      // Sent immediately, so that the listener knows the current position and its roles.
      if (rolesAtStart) await write({ changes: [], roles: [...rolesAtStart] })
      while (!listener.aborted && !ending.signal.aborted && Date.now() < ends) {
        isBehind = false
        const current = rolesNow(request)
        if (!current) return
        if (String(current) !== String(rolesAtStart)) {
          await write({ changes: [], roles: [...current] })
          return
        }
        const reported = changesSince(place)
        place = stored
        if (reported.changes === null || reported.changes.length > 0) await write(reported)
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
      // Changes that others wrote earlier are not reported as news.
      await inTurn(() => {}, null)
      const place = Number(context.req.query('since') ?? stored)
      return streamSSE(context, (listener) => report(listener, context.req.raw, place))
    },
    end() {
      ending.abort()
      for (const wakeUp of streams) wakeUp()
    },
  }
}
