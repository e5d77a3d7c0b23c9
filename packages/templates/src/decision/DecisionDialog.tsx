import type { ActionableRow } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { Decisions } from './decisions'

export interface DecisionDialogProps<Row extends ActionableRow, Detail extends Row> {
  resource: Resource<Row, Detail>
  decisions: Decisions<Row>
  /** Names of the fields that messages can be attached to, by JSON pointer. */
  fieldLabels?: Readonly<Record<string, string>>
}

/** The form of the decision that is being written. A screen has one; nothing is drawn while nothing is written. */
export function DecisionDialog<Row extends ActionableRow, Detail extends Row>(
  _props: DecisionDialogProps<Row, Detail>,
) {
  return null
}
