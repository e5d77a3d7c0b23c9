import type { ActionableRow } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { BulkDecision } from './decisions'

/** One decision about many records of a kind, with an outcome for each (domain design 5.11). */
export function useBulkDecision<Row extends ActionableRow, Detail extends Row>(
  _resource: Resource<Row, Detail>,
): BulkDecision<Row> {
  return {
    state: 'idle',
    start: () => undefined,
    action: null,
    progress: { done: 0, total: 0 },
    outcomes: new Map(),
    failed: [],
    submit: () => undefined,
    stop: () => undefined,
    retry: () => undefined,
    undo: null,
    close: () => undefined,
  }
}
