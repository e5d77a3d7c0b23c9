import { useSay } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/kinds'
import { Button, Tooltip, VisuallyHidden } from '@console/ui'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Chosen } from '@console/decision'
import type { BulkLink, CellContext } from '../config'

interface BulkLinksProps<Row extends ActionableRow> {
  links: readonly BulkLink<Row>[]
  chosen: Chosen<Row>
  context: CellContext
}

/** Where all chosen rows lead together. What is chosen by a query, or is too much or too little, has to be chosen otherwise. */
export function BulkLinks<Row extends ActionableRow>({
  links,
  chosen,
  context,
}: BulkLinksProps<Row>) {
  const say = useSay()
  const navigate = useNavigate()
  const reasonId = useId()
  return links.map(({ id, title, least = 1, most, to }) => {
    const rows = 'rows' in chosen ? chosen.rows : null
    if (rows && rows.length >= least && rows.length <= most)
      return (
        <Button key={id} onPress={() => void navigate(to(rows))}>
          {context.t(title)}
        </Button>
      )
    const reason =
      rows && rows.length < least
        ? say('list:index.selection.least', { count: least, number: context.formats.number(least) })
        : say('decision:index.selection.most', {
            count: most,
            number: context.formats.number(most),
          })
    return (
      <span key={id}>
        <Tooltip content={reason}>
          <Button isUnavailable aria-describedby={reasonId + id}>
            {context.t(title)}
          </Button>
        </Tooltip>
        <VisuallyHidden id={reasonId + id}>{reason}</VisuallyHidden>
      </span>
    )
  })
}
