import { type ChangeNotice, changeNotice } from '@console/core/resources'
import { summarizeIssues } from '@console/core/contracts'
import type { Call } from '../calls'
import type { Client } from './client'
import type { Ledger } from './ledger'

/** Listens to the change events of a server during the other checks. */
export interface ChangeListener {
  /** Expects an event about this record. */
  expectEvent(resource: string, token: string): void
  /** Waits for pending events, reports missing ones, and stops listening. */
  finish(): Promise<void>
}

/** Used without a stream. */
const noStream: ChangeListener = { expectEvent: () => {}, finish: () => Promise.resolve() }

/** Opens the stream of changes. A heartbeat is late after twice its interval. */
export async function listen(
  calls: readonly Call[],
  client: Client,
  ledger: Ledger,
): Promise<ChangeListener> {
  const call = calls.find((each) => each.stream)
  if (!call?.stream) return noStream
  const { heartbeat } = call.stream
  const ending = new AbortController()
  const response = await client.listen(call, ending.signal)
  if (!response) return noStream
  const type = response.headers.get('Content-Type') ?? 'none'
  if (!response.ok || !response.body || !type.startsWith('text/event-stream')) {
    ledger.fault(
      call,
      `expected an event stream, received ${response.status} with Content-Type ${type}`,
    )
    ending.abort()
    return noStream
  }

  const stream = readEvents(response.body, (fault) => ledger.fault(call, fault))
  const expected = new Set<string>()

  /** Decisions without an event; none if the server cannot name what has changed. */
  const unreported = () =>
    stream.reported.has(everything)
      ? []
      : [...expected].filter((each) => !stream.reported.has(each))

  return {
    expectEvent: (resource, token) => void expected.add(nameOf(resource, token)),
    async finish() {
      const deadline = performance.now() + 2 * heartbeat
      const before = stream.parts
      const isSilent = () => !stream.hasHeartbeat && stream.parts === before
      while (
        !stream.hasEnded &&
        performance.now() < deadline &&
        (isSilent() || unreported().length > 0)
      )
        await stream.next(deadline - performance.now())
      ending.abort()
      if (isSilent()) ledger.fault(call, `no event or heartbeat within ${2 * heartbeat} ms`)
      const [first] = unreported()
      if (first !== undefined) ledger.fault(call, `event for a decision is missing: ${first}`)
      if (expected.size === 0)
        ledger.skip(call, 'events for decisions, because no decision was made')
    },
  }
}

/** Event for "anything may have changed". */
const everything = '*'

function nameOf(resource: string, token: string): string {
  return `${resource} ${token}`
}

/** Reads a stream of events until it ends. */
function readEvents(body: ReadableStream<Uint8Array>, fault: (message: string) => void) {
  const stream = {
    /** Number of parts received. */
    parts: 0,
    /** Set by a heartbeat: a comment that is sent when there is no event. */
    hasHeartbeat: false,
    /** Records named by events so far. */
    reported: new Set<string>(),
    hasEnded: false,
    /** Resolves at the next part, or after this number of milliseconds. */
    next: (max: number) =>
      new Promise<void>((done) => {
        const timer = setTimeout(done, max)
        wake = () => {
          clearTimeout(timer)
          done()
        }
      }),
  }
  let wake = () => {}

  async function read() {
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of body) {
      stream.parts += 1
      const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      stream.hasHeartbeat ||= blocks.some((block) => block.startsWith(':'))
      for (const name of blocks.flatMap((block) => namesIn(block, fault))) stream.reported.add(name)
      wake()
    }
  }
  void read()
    .catch(() => {})
    .finally(() => {
      stream.hasEnded = true
      wake()
    })
  return stream
}

/** Records that an event names. */
function namesIn(block: string, fault: (message: string) => void): string[] {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'))
  if (lines.length === 0) return []
  const parsed = changeNotice.safeParse(json(lines.map((line) => line.slice(5).trim()).join('\n')))
  if (!parsed.success) {
    fault(`event does not match the schema: ${summarizeIssues(parsed.error)[0]}`)
    return []
  }
  const { changes }: ChangeNotice = parsed.data
  return changes?.map(({ resource, token }) => nameOf(resource, token)) ?? [everything]
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
