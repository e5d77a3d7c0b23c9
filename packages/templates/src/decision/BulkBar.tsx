import type { Action, ActionableRow } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { ReactNode } from 'react'
import type { BulkDecision, Chosen } from './decisions'

export interface BulkBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  /** What is chosen now; null where nothing is. */
  chosen: Chosen<Row> | null
  /** What may be decided about many, in the order of their buttons. */
  actions: readonly Action[]
  /** What stands before the buttons: how many are chosen, "select all 1 284", "clear". */
  children?: ReactNode
}

/** The bar over a selection: its actions, then progress with stop, then what came of it with retry and undo; its form too. */
export function BulkBar<Row extends ActionableRow>(_props: BulkBarProps<Row>) {
  return null
}
