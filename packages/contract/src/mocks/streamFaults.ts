import type { ServerFault } from './serveHandlers'

/** Interval at which the streams below send a message, in milliseconds. */
export const heartbeat = 200

/** Servers whose change stream has one fault each, with the expected finding. */
export const faultyStreams: Readonly<Record<string, { inject: ServerFault; fault: RegExp }>> = {
  'has another Content-Type': {
    inject: changeStream(null, 'application/json'),
    fault: /^expected an event stream, received 200 with Content-Type application\/json/,
  },
  'has no heartbeat': {
    inject: changeStream(null),
    fault: /^no event or heartbeat within 400 ms/,
  },
  'omits the event for a decision': {
    inject: changeStream(':\n\n'),
    fault: /^event for a decision is missing: agents /,
  },
  'sends an event that does not match the schema': {
    inject: changeStream('data: {"changes": 1}\n\n'),
    fault: /^event does not match the schema: changes/,
  },
}

/** Streams the same message to permitted listeners at each interval, or nothing after the first event. */
function changeStream(message: string | null, type = 'text/event-stream'): ServerFault {
  return async (request, answer) => {
    if (!new URL(request.url).pathname.endsWith('/events')) return answer(request)
    const address = request.url.replace('/events', '/queues/summary')
    const { ok, status, headers, body } = await answer(new Request(address, request))
    if (!ok) return new Response(body, { status, headers })
    headers.set('Content-Type', type)
    return new Response(repeating(message), { headers })
  }
}

function repeating(message: string | null): ReadableStream<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  let timer: ReturnType<typeof setInterval> | undefined
  return new ReadableStream({
    start(stream) {
      stream.enqueue(bytes('id: 0\n\n'))
      if (message !== null) timer = setInterval(() => stream.enqueue(bytes(message)), heartbeat)
    },
    cancel: () => clearInterval(timer),
  })
}
