import type { Kinds } from '@console/core/kinds'
import type { Recorded } from './parts/useHistory'
import { createContext, useContext } from 'react'

/** The record that is open, for what its configuration draws of it. */
export interface OpenRecord {
  resource: Recorded & { kinds: Kinds }
  token: string
  kinds: Kinds
  /** The names of its fields and parts, by JSON pointer, in the reader's language. */
  labels: Readonly<Record<string, string>>
  /** What is offered, and hindered by nothing. */
  actions: readonly string[]
  /**
   * Begins an action.
   * @param about a part of the record, as the action's own form knows it
   */
  start(action: string, about?: string): void
}

/** Null outside of a record that was read. */
export const OpenRecordContext = createContext<OpenRecord | null>(null)

/** The record in whose configuration a component stands. @throws Error outside of one */
export function useOpenRecord(): OpenRecord {
  const open = useContext(OpenRecordContext)
  if (!open) throw new Error('No record is open here')
  return open
}
