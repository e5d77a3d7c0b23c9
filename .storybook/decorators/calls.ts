import type { Call, Send } from '@console/core/api'
import { endUnanswered } from '@console/sample'
import { http } from 'msw/http'

/** Names on each call the console that made it. */
const header = 'X-Story-Console'

/** The stories of the consoles that may call. */
const going = new Map<string, string>()
let count = 0

const writes = new Set<Promise<unknown>>()

/** The `send` of a console that is made for a story. Once the story is over, nothing more is sent, and nothing comes of it. */
export function sendOf(story: string, send: Send): Send {
  count += 1
  const name = String(count)
  going.set(name, story)
  return <Answer>(call: Call<Answer>) => {
    if (!going.has(name)) return nothing<Answer>()
    const answer = send({ ...call, headers: { ...call.headers, [header]: name } })
    if (call.method !== 'GET') noteWrite(answer)
    return answer
  }
}

function noteWrite(answer: Promise<unknown>): void {
  writes.add(answer)
  const forget = () => void writes.delete(answer)
  answer.then(forget, forget)
}

/**
 * A story is over: its screens still stand, but nobody answers them any longer. Resolves when none of its writes is under way. It may
 * end while what it wrote is only believed to be done; if that reached the sample backend after the next story had begun, it would
 * change that one's world.
 */
export async function endCalls(story: string): Promise<void> {
  for (const [name, itsStory] of going) if (itsStory === story) going.delete(name)
  endUnanswered()
  while (writes.size > 0) await Promise.allSettled(writes)
}

/**
 * Never answers what was asked by a story that is over. A service worker may hand over such a call when the endpoints of its story
 * have gone and those of the next one have not come, or are others.
 */
export const callsOfEndedStories = http.all('*', ({ request }) => {
  const name = request.headers.get(header)
  return name === null || going.has(name) ? undefined : nothing<never>()
})

function nothing<Answer>(): Promise<Answer> {
  return new Promise(() => {})
}
