import { useFormats } from '@console/core/i18n'
import {
  Checkbox,
  IconButton,
  Menu,
  MenuItem,
  Text,
  TextField,
  theme,
  VisuallyHidden,
} from '@console/ui'
import { ChevronDown, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Selection } from './useSelection'

interface CollectionBarProps<Row> {
  search: {
    label: string
    text: string
    onChange: (text: string) => void
  }
  rows: readonly Row[]
  selection: Selection<Row>
  /** Which rows the menu selects, beside all and none. */
  choices: readonly { title: string; holds: (row: Row) => boolean }[]
  /** What can be done with those that are selected. */
  tools: ReactNode
  /** What stands in its place while none is. */
  children: ReactNode
}

/** Above a list: the search, and below it the box that selects all rows or none and shows where only some are, the menu beside it, and what can be done with those. */
export function CollectionBar<Row>({
  search,
  rows,
  selection: { selected, select },
  choices,
  tools,
  children,
}: CollectionBarProps<Row>) {
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
      <TextField
        type="search"
        label={search.label}
        icon={<Search />}
        value={search.text}
        onChange={search.onChange}
        data-list-search
        action={
          search.text === '' ? null : (
            <IconButton label={t('index.search.clear')} onPress={() => search.onChange('')}>
              <X />
            </IconButton>
          )
        }
      />
      <Tools>
        <Checkbox
          aria-label={t('selection.all')}
          isSelected={count > 0 && count === rows.length}
          isIndeterminate={count > 0 && count < rows.length}
          isDisabled={rows.length === 0}
          onChange={() => select(count === rows.length ? [] : rows)}
        />
        <Menu
          trigger={
            <IconButton label={t('selection.menu')}>
              <ChevronDown />
            </IconButton>
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
      </Tools>
    </Root>
  )
}

/** Puts the focus into the search of the list that is shown. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-list-search]')?.focus()
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
  border-block-end: 1px solid ${theme.color.hairline};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 44px;

  @media (pointer: coarse) {
    gap: 0;
  }
`
