import { Checkbox } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { RowControl } from './RowLink'
import type { Selection } from './useSelection'

interface RowSelectProps<Row> {
  row: Row
  name: string
  selection: Selection<Row>
}

/** Checkbox that selects a row. */
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
