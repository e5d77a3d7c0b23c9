import { Checkbox } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { RowControl } from './RowLink'
import type { Selection } from './useSelection'

interface RowSelectProps<Row> {
  row: Row
  /** What the row is called. */
  name: string
  selection: Selection<Row>
}

/** The box of a row that selects it. */
export function RowSelect<Row>({ row, name, selection }: RowSelectProps<Row>) {
  const { t } = useTranslation('master-detail')
  return (
    <RowControl>
      <Checkbox
        aria-label={t('selection.row', { name })}
        isSelected={selection.isSelected(row)}
        onChange={() => selection.toggle(row)}
      />
    </RowControl>
  )
}
