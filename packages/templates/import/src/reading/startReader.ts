import type { Reader, ReadProgress } from './reader'
import type { Asked } from './reader.worker'

interface Answered {
  id: number
  answer?: unknown
  error?: string
}

/** Progress message of the worker. */
interface Reported {
  progress: ReadProgress
}

/**
 * Starts a worker that reads files, so that the page stays responsive. It is a script of this origin, as the page's policy
 * requires (decision 0004).
 * @param onProgress called while a call is in progress
 * @returns the reader, and a function that terminates it
 */
export function startReader(onProgress: (progress: ReadProgress) => void): {
  reader: Reader
  end: () => void
} {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<
    number,
    { take: (answer: never) => void; refuse: (error: Error) => void }
  >()
  let last = 0

  worker.addEventListener('message', ({ data }: MessageEvent<Answered | Reported>) => {
    if ('progress' in data) {
      onProgress(data.progress)
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error === undefined) asked?.take(data.answer as never)
    else asked?.refuse(new Error(data.error))
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { refuse } of waiting.values()) refuse(new Error(message))
    waiting.clear()
  })

  function ask<Answer>(what: keyof Reader, ...given: readonly unknown[]): Promise<Answer> {
    return new Promise((take, refuse) => {
      const id = (last += 1)
      waiting.set(id, { take, refuse })
      worker.postMessage({ id, what, with: given } satisfies Asked)
    })
  }
  return {
    reader: {
      open: (...given) => ask('open', ...given),
      reread: (...given) => ask('reread', ...given),
      look: (...given) => ask('look', ...given),
      rows: (...given) => ask('rows', ...given),
      mended: (...given) => ask('mended', ...given),
      write: (...given) => ask('write', ...given),
    },
    end: () => worker.terminate(),
  }
}
