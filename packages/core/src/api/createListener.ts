import type { Credentials } from './createSend'
import { readEvents } from './readEvents'

/** Milliseconds before a connection that ended is tried again: twice as long each time, up to the longest, and never for all at once. */
const firstPause = 1000
const longestPause = 30_000

/** A server says something at least every 15 s; where it does not for so many milliseconds, the connection has broken. */
const longestSilence = 45_000

/** How one listens. */
interface Listening {
  credentials: Credentials
  /** Called with the data of each event, once. */
  onEvent(data: string): void
  /** Called where something may have been missed that nobody will tell: the server is heard for the first time, and later than it could have been. */
  onMissed(): void
  /** Whether it is late already. */
  isLate: boolean
}

/** Listens to a server while it is begun. */
export interface Listener {
  begin(): void
  end(): void
}

/**
 * Listens to what a server tells without being asked (server-sent events), with the token of whoever is signed in. A connection that
 * ends is made again, after growing pauses. One that is made again, also after an `end`, goes on where the last one ended: `?since=`
 * names the last event's `id`, which other origins need no leave for, as they do for a header. A server that has nothing to tell is
 * not asked again: one that answers 204, refuses it, or sends something else.
 */
export function createListener(
  address: string,
  { credentials, onEvent, onMissed, isLate: wasLate }: Listening,
): Listener {
  let place = ''
  let isLate = wasLate
  let tries = 0
  let running: AbortController | null = null

  /** @returns whether there is anything to listen to */
  async function once(signal: AbortSignal): Promise<boolean> {
    let hasMissed = isLate && place === ''
    isLate = true
    const token = credentials.token()
    const answer = await fetch(place ? `${address}?since=${encodeURIComponent(place)}` : address, {
      cache: 'no-store',
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': credentials.language(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      signal,
    })
    if (answer.status === 401) credentials.onUnauthorized(token)
    if (answer.status >= 500 || answer.status === 429) return true
    const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
    if (!answer.ok || !answer.body || !isStream) return false
    for await (const { id, data } of readEvents(answer.body, longestSilence)) {
      tries = 0
      place = id || place
      if (hasMissed) onMissed()
      hasMissed = false
      if (data !== '') onEvent(data)
    }
    return true
  }

  async function goOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // What broke is tried again, as what ended is.
      if (!(await once(signal).catch(() => true))) return
      await pause(Math.min(firstPause * 2 ** tries, longestPause), signal)
      tries += 1
    }
  }

  return {
    begin() {
      if (running) return
      running = new AbortController()
      void goOn(running.signal)
    },
    end() {
      running?.abort()
      running = null
    },
  }
}

/** Half to one and a half of so many milliseconds; it ends at once where nobody listens any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (0.5 + Math.random()))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
