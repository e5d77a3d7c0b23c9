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
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Selection } from './useSelection'

interface CollectionBarProps<Row> {
  search: {
    label: string
    text: string
    onChange: (text: string) => void
    /** Button in the field that explains the search syntax. */
    hint?: ReactNode
    /** Scope of the search, below the field. */
    scope?: ReactNode
  }
  rows: readonly Row[]
  selection: Selection<Row>
  /** Entries of the selection menu, besides all and none. */
  choices: readonly { title: string; holds: (row: Row) => boolean }[]
  /** Actions on the selected rows. */
  tools: ReactNode
  /** Content in place of the actions without a selection. */
  children: ReactNode
}

/**
 * Bar above a list: the search, from which ↓ and Enter move to the results, and below it the checkbox that selects all rows or
 * none and shows a partial selection, the menu beside it, and the actions on selected rows.
 */
export function CollectionBar<Row extends { id: string }>({
  search,
  rows,
  selection: { selected, select, focusRow },
  choices,
  tools,
  children,
}: CollectionBarProps<Row>) {
  const { t } = useTranslation('master-detail')
  const formats = useFormats()
  const count = selected.length
  const all = [
    { title: t('selection.all'), holds: () => true },
    { title: t('selection.none'), holds: () => false },
    ...choices,
  ]
  const countText = t('index.selection.count', { count, number: formats.number(count) })

  /** Moves focus from the field to the results. */
  function leaveSearch(event: KeyboardEvent) {
    const [first] = rows
    const isLeaving = event.key === 'ArrowDown' || event.key === 'Enter'
    if (!isLeaving || !first) return
    event.preventDefault()
    focusRow.current?.(first.id)
  }

  return (
    <Root>
      <TextField
        type="search"
        label={search.label}
        icon={<Search />}
        value={search.text}
        onChange={search.onChange}
        onKeyDown={leaveSearch}
        data-list-search
        action={
          <>
            {search.text === '' ? null : (
              <IconButton label={t('index.search.clear')} onPress={() => search.onChange('')}>
                <X />
              </IconButton>
            )}
            {search.hint}
          </>
        }
      />
      {search.scope}
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
        <VisuallyHidden role="status">{count === 0 ? null : countText}</VisuallyHidden>
      </Tools>
    </Root>
  )
}

/** Focuses the search of the list. */
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
