import type { ActionableRow } from '@console/core/contracts'
import { lazy, Suspense } from 'react'
import type { List } from './useList'

/** Which dialog of a list is open. */
export type ListDialog = 'export' | 'columns'

interface ListDialogsProps<Row extends ActionableRow> {
  list: List<Row>
  open: ListDialog | null
  onClose: () => void
}

const ExportDialog = lazy(() => import('./ExportDialog').then((m) => ({ default: m.ExportDialog })))
const ColumnChooser = lazy(() =>
  import('./ColumnChooser').then((m) => ({ default: m.ColumnChooser })),
)
const DecisionDialog = lazy(() =>
  import('../decision/DecisionDialog').then((m) => ({ default: m.DecisionDialog })),
)

/** The dialogs of a list, each fetched when it is first wanted. */
export function ListDialogs<Row extends ActionableRow>({
  list,
  open,
  onClose,
}: ListDialogsProps<Row>) {
  const { columns, config, context, decisions, query, rows, ticks, total } = list
  return (
    <Suspense>
      {decisions.composed ? (
        <DecisionDialog resource={config.resource} decisions={decisions} />
      ) : null}
      {open === 'export' ? (
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
      {open === 'columns' ? (
        <ColumnChooser
          columns={config.columns}
          shown={columns}
          context={context}
          onClose={onClose}
        />
      ) : null}
    </Suspense>
  )
}
