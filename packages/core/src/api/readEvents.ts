/** A server-sent event. */
interface ServerEvent {
  /** Position to resume from after it; empty where the server names none. */
  id: string
  data: string
}

/**
 * Parses a stream of server-sent events.
 * @param longestSilence milliseconds without data after which the stream counts as broken
 * @throws Error where it broke
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  longestSilence: number,
): AsyncGenerator<ServerEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), longestSilence)
      if (done) return
      const blocks = (rest + value.replaceAll('\r', '')).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event.id !== '' || event.data !== '') yield event
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** Lines that begin with a colon are keep-alives. */
function readBlock(block: string): ServerEvent {
  const fieldsOf = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  return { id: fieldsOf('id').at(-1) ?? '', data: fieldsOf('data').join('\n') }
}

function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nothing came')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
