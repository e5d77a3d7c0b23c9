import type { ActionableRow } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { Decisions } from './decisions'

export interface DecisionBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  decisions: Decisions<Row>
  /** As it was read, not as `shown`. */
  row: Row
  /** Names of fields by JSON pointer, already in the reader's language: for "Show what changed". */
  fieldLabels?: Readonly<Record<string, string>>
}

/**
 * The buttons of what may be done with a row, from its `_actions`: at most one primary and two secondary ones, the others in
 * a menu. After a conflict it says who did what when, and offers the new version.
 */
export function DecisionBar<Row extends ActionableRow>(_props: DecisionBarProps<Row>) {
  return null
}
