import { useFormats } from '@console/core/i18n'
import { Button, Checkbox, Menu, MenuItem, Text, theme, VisuallyHidden } from '@console/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RowControl } from './RowLink'
import type { Selection } from './useSelection'

export interface SelectionToolsProps<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
  /** Which rows the menu selects, beside all and none. */
  choices: readonly { title: string; holds: (row: Row) => boolean }[]
  /** What can be done with those that are selected. */
  tools: ReactNode
  /** What stands in its place while none is. */
  children: ReactNode
}

/** Above a list: the box that selects all rows or none and shows where only some are, the menu beside it, and what can be done with those. */
export function SelectionTools<Row>({
  rows,
  selection: { selected, select },
  choices,
  tools,
  children,
}: SelectionToolsProps<Row>) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const count = selected.length
  const all = [
    { title: t('selection.all'), holds: () => true },
    { title: t('selection.none'), holds: () => false },
    ...choices,
  ]
  const said = t('index.selection.count', { count, number: formats.number(count) })
  return (
    <Root>
      <Checkbox
        aria-label={t('selection.all')}
        isSelected={count > 0 && count === rows.length}
        isIndeterminate={count > 0 && count < rows.length}
        isDisabled={rows.length === 0}
        onChange={() => select(count === rows.length ? [] : rows)}
      />
      <Menu
        trigger={
          <Button variant="quiet" data-square aria-label={t('selection.menu')}>
            <ChevronDown />
          </Button>
        }
        onAction={(place) => select(rows.filter((row) => all[Number(place)]?.holds(row)))}
      >
        {all.map(({ title }, place) => (
          <MenuItem key={title} id={String(place)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
      {count === 0 ? (
        children
      ) : (
        <>
          <Text size="sm" aria-hidden>
            {formats.number(count)}
          </Text>
          {tools}
        </>
      )}
      <VisuallyHidden role="status">{count === 0 ? null : said}</VisuallyHidden>
    </Root>
  )
}

interface RowSelectProps<Row> {
  row: Row
  /** What the row is called. */
  name: string
  selection: Selection<Row>
}

/** The box of a row that selects it. */
export function RowSelect<Row>({ row, name, selection }: RowSelectProps<Row>) {
  const { t } = useTranslation('templates')
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

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 44px;

  @media (pointer: coarse) {
    gap: 0;
  }
`
