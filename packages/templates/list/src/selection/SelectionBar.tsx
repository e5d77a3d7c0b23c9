import type { ActionableRow } from '@console/core/workflows'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { IconButton, Text } from '@console/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type BarPart, BulkBar, type BulkDecision, type Chosen } from '@console/decision'
import type { BulkLink, CellContext } from '../config/config'

interface SelectionBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  chosen: Chosen<Row> | null
  actions: readonly string[]
  /** Returns the address of a record's own screen; undefined when it has none. */
  hrefOf: (row: Row) => string | undefined
  links: readonly BulkLink<Row>[]
  context: CellContext
  count: number
  /** Number of matching rows on all pages. */
  total: number
  /** Set when every row of the page is selected, and there are more to select. */
  canTickAll: boolean
  onTickAll: () => void
  onClear: () => void
}

/** Replaces the filters while rows are selected: their number, and the available actions. */
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

/** Links of all selected rows together. Disabled with a reason for a query, and for too many or too few rows. */
function useBulkLinks<Row extends ActionableRow>(
  links: readonly BulkLink<Row>[],
  chosen: Chosen<Row> | null,
  context: CellContext,
): readonly BarPart[] {
  const translate = useTranslate()
  const navigate = useNavigate()
  const rows = chosen && 'rows' in chosen ? chosen.rows : null
  return links.map(({ id, title, min = 1, max, to }) => {
    const isLittle = rows !== null && rows.length < min
    const isPossible = rows !== null && !isLittle && rows.length <= max
    const limit = isLittle ? min : max
    const texts = { count: limit, number: context.formats.number(limit) }
    return {
      id: `link ${id}`,
      label: context.t(title),
      reason: isPossible
        ? undefined
        : isLittle
          ? translate('list:index.selection.least', texts)
          : translate('decision:index.selection.most', texts),
      onPress: () => {
        if (rows) void navigate(to(rows))
      },
    }
  })
}
