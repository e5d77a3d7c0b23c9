/** Records of a kind that wait for an operator's decision. A kind that has them says so in its folder: `queue.ts`. */
export interface Queue {
  /** As their calls name them: `businesses`. */
  name: string
  /** Where it stands among the others; the first is 1. */
  place: number
  /** The route on which it is cleared. */
  address: string
}

const files = import.meta.glob<Record<string, Queue>>('../*/queue.ts', { eager: true })

/** Every queue, by folder, in the order in which they are shown. */
export const queues: readonly Queue[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((one, other) => one.place - other.place)
