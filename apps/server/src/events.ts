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

/** Who listens is asked for their token again after so long, in milliseconds. */
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
   * Answers `GET {business}/events`; with `?since=`, the `id` of an event, what has changed after it is told first.
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

  async function tell(listener: SSEStreamingApi, from: number): Promise<void> {
    let place = from
    let wake = () => {}
    const wakeUp = () => wake()
    const stopListening = world.onChange(wakeUp)
    streams.add(wakeUp)
    listener.onAbort(wakeUp)
    const ends = Date.now() + longest
    // Who asks for a place is told at once where it is now.
    await listener.write(`id: ${place}\n\n`)
    try {
      while (!listener.aborted && !ending.signal.aborted && Date.now() < ends) {
        const told = changesSince(place)
        place = kept
        if (told.changes === null || told.changes.length > 0)
          await listener.writeSSE({ id: String(place), data: JSON.stringify(told) })
        if (place !== kept) continue
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
      return streamSSE(context, (listener) => tell(listener, place))
    },
    end() {
      ending.abort()
      for (const wakeUp of streams) wakeUp()
    },
  }
}
