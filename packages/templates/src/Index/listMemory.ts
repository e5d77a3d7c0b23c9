import type { ActionableRow } from '@console/core/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { Selection } from './selection'

/** What a list forgets otherwise, and the address does not say. */
export interface ListMemory {
  top: number
  start: number
  /** The row that had the focus; null where it was elsewhere. */
  token: string | null
  selection: Selection<ActionableRow>
}

const mostEntries = 50
const memories = new WeakMap<QueryClient, Map<string, ListMemory>>()

/**
 * Where the reader was in each entry of the history, so that back and forward restore a list exactly. It lives as long as
 * what was read of the server.
 */
export function memoryOf(client: QueryClient): Map<string, ListMemory> {
  const memory = memories.get(client) ?? new Map<string, ListMemory>()
  memories.set(client, memory)
  const [oldest] = memory.keys()
  if (memory.size > mostEntries && oldest !== undefined) memory.delete(oldest)
  return memory
}
