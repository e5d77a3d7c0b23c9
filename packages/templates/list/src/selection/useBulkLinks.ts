import { useTranslate } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/workflows'
import { useNavigate } from 'react-router-dom'
import type { BarPart, Chosen } from '@console/decision'
import type { BulkLink, CellContext } from '../config'

/** Links of all selected rows together. Disabled with a reason for a query, and for too many or too few rows. */
export function useBulkLinks<Row extends ActionableRow>(
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
