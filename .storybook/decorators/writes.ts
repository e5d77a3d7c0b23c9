import type { Send } from '@console/core/api'

const underWay = new Set<Promise<unknown>>()

/** A story's `send`, whose writes are waited for when the story is over. */
export function noteWrites(send: Send): Send {
  return async (call) => {
    const answer = send(call)
    if (call.method === 'GET') return answer
    underWay.add(answer)
    try {
      return await answer
    } finally {
      underWay.delete(answer)
    }
  }
}

/**
 * Resolves when no write is under way. A story may end while what it wrote is only believed to be done; if that reached the
 * sample backend after the next story had begun, it would change that one's world.
 */
export async function writesEnded(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
