import type { Credentials } from './createSend'
import { readEvents } from './readEvents'

/**
 * Initial delay before reconnecting, in milliseconds: doubled each time, up to the maximum, and randomized so that clients don't reconnect
 * at once.
 */
const firstPause = 1000
const longestPause = 30_000

/** The server sends something at least every 15 s; after this many milliseconds of silence the connection counts as broken. */
const longestSilence = 45_000

/** Options of a listener. */
interface Listening {
  credentials: Credentials
  /** Called with the data of each event, once. */
  onEvent(data: string): void
  /**
   * Called where events may have been missed that won't be sent again: on the first connection, if it was later than it could have been.
   */
  onMissed(): void
  /** Set where the first connection is late already. */
  isLate: boolean
}

/** A connection to server-sent events that can be started and stopped. */
export interface Listener {
  begin(): void
  end(): void
}

/**
 * Listens to server-sent events, with the signed-in user's token. A closed connection is reopened, after growing delays. A new connection,
 * also after an `end`, resumes where the last one ended: `?since=` has the last event's `id`, which needs no CORS permission, unlike a
 * header. A server without events is not called again: one that responds with 204, a refusal, or another content type.
 */
export function createListener(
  address: string,
  { credentials, onEvent, onMissed, isLate: wasLate }: Listening,
): Listener {
  let place = ''
  let isLate = wasLate
  let tries = 0
  let running: AbortController | null = null

  /** @returns whether there are events to listen to */
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
      // Events that arrived together with the last one are sent again after it.
      if (signal.aborted) return false
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
      // A broken connection is retried, like one that ended.
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

/** Waits for half to one and a half of these milliseconds; returns at once when the listener stops. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (0.5 + Math.random()))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
