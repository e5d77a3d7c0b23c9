import type { ActionableRow } from '@console/core/workflows'
import type { Selection } from '../selection/selection'

/** State of a list that the address does not contain. */
export interface ListMemory {
  top: number
  start: number
  /** Row that had the focus; null without one. */
  token: string | null
  selection: Selection<ActionableRow>
}

const maxEntries = 50

/** Creates a store of the user's position per history entry, so that back and forward restore a list exactly. */
export function createListMemory() {
  const entries = new Map<string, ListMemory>()
  return {
    get: (entry: string) => entries.get(entry),
    set(entry: string, memory: ListMemory) {
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      entries.set(entry, memory)
    },
    stop: () => entries.clear(),
  }
}
