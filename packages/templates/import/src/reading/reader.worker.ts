import { createReader, type Reader } from './reader'

const reader = createReader((progress) => postMessage({ progress }))

/** Request to the worker, with the number of its answer. */
export interface Asked {
  id: number
  what: keyof Reader
  with: readonly unknown[]
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const ask = reader[data.what] as (...given: readonly unknown[]) => Promise<unknown>
  void ask(...data.with).then(
    (answer) => postMessage({ id: data.id, answer }),
    (error: unknown) => postMessage({ id: data.id, error: String(error) }),
  )
})
