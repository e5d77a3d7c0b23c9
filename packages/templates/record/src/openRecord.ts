import type { Workflows } from '@console/core/workflows'
import type { Recorded } from './history/useHistory'
import { createContext, useContext } from 'react'

/** Open record, for the content of its configuration. */
export interface OpenRecord {
  resource: Recorded & { workflows: Workflows }
  token: string
  workflows: Workflows
  /** Translated labels of its fields and parts, by JSON pointer. */
  labels: Readonly<Record<string, string>>
  /** Offered actions without a blocker. */
  actions: readonly string[]
  /**
   * Starts an action.
   * @param about part of the record, in terms of the action's own form
   */
  start(action: string, about?: string): void
}

/** Null outside of a loaded record. */
export const OpenRecordContext = createContext<OpenRecord | null>(null)

/**
 * Returns the record of the enclosing configuration.
 * @throws Error outside of one
 */
export function useOpenRecord(): OpenRecord {
  const open = useContext(OpenRecordContext)
  if (!open) throw new Error('No record is open here')
  return open
}
