import type { ActionableRow, PendingChange } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { Decisions } from './decisions'

export interface DecisionBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  decisions: Decisions<Row>
  /** As it was read, not as `shown`. */
  row: Row
  /** The new version of a record that was decided or changed by someone else was asked for. */
  onTakeNew?: () => void
  /** What the waiting update changes, for "Show what changed". */
  pendingChanges?: readonly PendingChange[]
}

/**
 * The buttons of what may be done with a row, from its `_actions`: at most one primary and two secondary ones, the others in
 * a menu. After a conflict it says who did what when, and offers the new version.
 */
export function DecisionBar<Row extends ActionableRow>(_props: DecisionBarProps<Row>) {
  return null
}
