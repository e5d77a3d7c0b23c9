import type { ActionableRow } from '@console/core/contracts'
import type { RecordConfig } from './RecordConfig'

export interface RecordProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** The record's token, from the address. */
  token: string
}

/** The screen of one record (domain design 7, T2). */
export function Record<Row extends ActionableRow, Detail extends Row>(
  _props: RecordProps<Row, Detail>,
) {
  return null
}
