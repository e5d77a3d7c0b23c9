import type { Action, ActionableRow } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { Decisions } from './decisions'

/** What a screen does beside the decision itself. */
export interface DecisionsOptions<Row extends ActionableRow> {
  /** Called once the server has agreed. */
  onDecided?: (row: Row, action: Action) => void
}

/** The decisions about a kind of record: optimistic, with undo, refusals and conflicts (domain design 5.2, 5.11). */
export function useDecisions<Row extends ActionableRow, Detail extends Row>(
  _resource: Resource<Row, Detail>,
  _options?: DecisionsOptions<Row>,
): Decisions<Row> {
  return {
    start: () => undefined,
    of: () => null,
    shown: (row) => row,
    composed: null,
    undoLast: null,
  }
}
