import type { ActionableRow } from '@console/core/workflows'
import { useLazyPart, lazyPart } from '@console/ui'
import { useMemo } from 'react'
import { decisionDialog, usePreparedDialogs } from '@console/decision'
import { useBufferedKeystrokes } from '@console/core/keys'
import type { List } from '../state/useList'

/** Open dialog of a list. */
export type ListDialog = 'export' | 'columns'

interface ListDialogsProps<Row extends ActionableRow> {
  list: List<Row>
  open: ListDialog | null
  onClose: () => void
}

const exportDialog = lazyPart(() => import('../export/ExportDialog').then((m) => m.ExportDialog))
const columnChooser = lazyPart(() =>
  import('../columns/ColumnChooser').then((m) => m.ColumnChooser),
)

/** Dialogs of a list, each loaded on first use. */
export function ListDialogs<Row extends ActionableRow>({
  list,
  open,
  onClose,
}: ListDialogsProps<Row>) {
  const { columns, config, context, decisions, query, rows, ticks, total } = list
  const isDeciding = decisions.composed !== null
  useBufferedKeystrokes(decisions.composed?.hasForm === true)
  usePreparedDialogs(config.forms)
  const DecisionDialog = useLazyPart(decisionDialog, isDeciding, () =>
    decisions.composed?.dismiss(),
  )
  const ExportDialog = useLazyPart(exportDialog, open === 'export', onClose)
  const ColumnChooser = useLazyPart(columnChooser, open === 'columns', onClose)
  const labels = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(config.fieldLabels ?? {}).map(([pointer, key]) => [pointer, context.t(key)]),
      ),
    [config.fieldLabels, context],
  )
  return (
    <>
      {isDeciding && DecisionDialog ? (
        <DecisionDialog resource={config.resource} decisions={decisions} fieldLabels={labels} />
      ) : null}
      {open === 'export' && ExportDialog ? (
        <ExportDialog
          name={config.id}
          resource={config.resource}
          query={query}
          page={rows ?? []}
          selection={[...ticks.selection.rows.values()]}
          total={total}
          shown={columns.columns}
          columns={config.columns}
          context={context}
          onClose={onClose}
        />
      ) : null}
      {open === 'columns' && ColumnChooser ? (
        <ColumnChooser columns={columns.all} shown={columns} context={context} onClose={onClose} />
      ) : null}
    </>
  )
}
