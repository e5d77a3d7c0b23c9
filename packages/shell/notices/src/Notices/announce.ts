/** A toast to be shown. */
export interface Notice {
  variant: 'success' | 'warning' | 'error' | 'info'
  title: string
  /** Specification 8: a sign-in's success at the top end, everything else at the top centre. */
  place: 'top-end' | 'top-center'
  /** How long it stays, in milliseconds. */
  shown: number
}

let isWanted = false
const readers = new Set<() => void>()

/** Whether anything was ever announced: only then is fetched what draws toasts. */
export const wanted = {
  get: (): boolean => isWanted,
  subscribe(onChange: () => void): () => void {
    readers.add(onChange)
    return () => readers.delete(onChange)
  },
}

/** Shows a toast where `Notices` stands. */
export async function announce({ place, shown, ...content }: Notice): Promise<void> {
  isWanted = true
  for (const onChange of readers) onChange()
  const { queues } = await import('../Toasts/queues')
  queues[place].add(content, { timeout: shown })
}
