import type { ActionableRow } from '@console/core/kinds'
import type { Selection } from '../selection/selection'

/** What a list forgets otherwise, and the address does not say. */
export interface ListMemory {
  top: number
  start: number
  /** The row that had the focus; null where it was elsewhere. */
  token: string | null
  selection: Selection<ActionableRow>
}

const mostEntries = 50

/** Makes what knows where the reader was in each entry of the history, so that back and forward restore a list exactly. */
export function createListMemory() {
  const entries = new Map<string, ListMemory>()
  return {
    get: (entry: string) => entries.get(entry),
    set(entry: string, memory: ListMemory) {
      const [oldest] = entries.keys()
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest)
      entries.set(entry, memory)
    },
    stop: () => entries.clear(),
  }
}
