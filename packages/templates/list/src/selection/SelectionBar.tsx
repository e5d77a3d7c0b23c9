import type { ActionableRow } from '@console/core/kinds'
import { useFormats } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { IconButton, Text } from '@console/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BulkBar, type BulkDecision, type Chosen } from '@console/decision'
import { useBulkLinks } from './useBulkLinks'
import type { BulkLink, CellContext } from '../config'

interface SelectionBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  chosen: Chosen<Row> | null
  actions: readonly string[]
  /** Where a record's own screen is; undefined where it has none. */
  hrefOf: (row: Row) => string | undefined
  links: readonly BulkLink<Row>[]
  context: CellContext
  /** How many rows are ticked. */
  count: number
  /** How many rows match, on all pages. */
  total: number
  /** Every row of the page is ticked, and there are more: all of them can be. */
  canTickAll: boolean
  onTickAll: () => void
  onClear: () => void
}

/** Stands in the place of the filters while rows are ticked: how many, and what can be done with them. */
export function SelectionBar<Row extends ActionableRow>({
  count,
  total,
  canTickAll,
  onTickAll,
  onClear,
  links,
  context,
  ...props
}: SelectionBarProps<Row>) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  return (
    <BulkBar
      {...props}
      links={useBulkLinks(links, props.chosen, context)}
      choices={
        canTickAll
          ? [
              {
                id: 'all',
                label: t('index.selection.all', { count: total, number: formats.number(total) }),
                variant: 'quiet',
                onPress: onTickAll,
              },
            ]
          : []
      }
    >
      <IconButton label={t('index.selection.clear')} onPress={onClear}>
        <X aria-hidden />
      </IconButton>
      <Text weight="medium">
        {t('index.selection.count', { count, number: formats.number(count) })}
      </Text>
    </BulkBar>
  )
}
