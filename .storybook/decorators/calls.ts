import type { Call, Send } from '@console/core/api'

/** Header that names the console of each call. */
const header = 'X-Story-Console'

/** Stories whose consoles may make calls. */
const going = new Map<string, string>()
let count = 0

const reads = new Set<Promise<unknown>>()
const writes = new Set<Promise<unknown>>()

/** Number of reads in flight. */
export function pendingReads(): number {
  return reads.size
}

/** The `send` of a story's console. Once the story is over, nothing more is sent, and pending responses are ignored. */
export function sendOf(story: string, send: Send): Send {
  count += 1
  const name = String(count)
  going.set(name, story)
  return <Answer>(call: Call<Answer>) => {
    if (!going.has(name)) return nothing<Answer>()
    const answer = send({ ...call, headers: { ...call.headers, [header]: name } })
    noteUntilAnswered(answer, call.method === 'GET' ? reads : writes)
    return answer
  }
}

function noteUntilAnswered(answer: Promise<unknown>, pending: Set<Promise<unknown>>): void {
  pending.add(answer)
  const forget = () => void pending.delete(answer)
  answer.then(forget, forget)
}

/**
 * Ends a story: its screens are still mounted, but get no responses any longer. Resolves when none of its writes is in flight. A
 * story may end while its optimistic write is pending; if that reached the sample backend after the next story had begun, it would
 * change that one's data.
 */
export async function endCalls(story: string): Promise<void> {
  for (const [name, itsStory] of going) if (itsStory === story) going.delete(name)
  reads.clear()
  while (writes.size > 0) await Promise.allSettled(writes)
}

/** A promise that never resolves for a call of a story that is over. Undefined for other calls. */
export function unansweredAfterEnd({ request }: { request: Request }): Promise<never> | undefined {
  const name = request.headers.get(header)
  return name === null || going.has(name) ? undefined : nothing<never>()
}

function nothing<Answer>(): Promise<Answer> {
  return new Promise(() => {})
}
