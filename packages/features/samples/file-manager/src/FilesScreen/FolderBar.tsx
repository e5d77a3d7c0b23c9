import { useFormats } from '@console/core/i18n'
import { Button, Text, theme, IconButton, Menu, MenuItem } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import type { StoredFile } from '../contract'
import type { FileTree } from '../tree'
import type { Files } from './useFiles'
import { type Sort, type SortKey, sortKeys } from '../sorting'

interface FolderBarProps {
  files: Files
  tree: FileTree
  selected: readonly StoredFile[]
  onSelect: (ids: readonly string[]) => void
  /** Set if files can be sorted by column headers. */
  hasHeads: boolean
}

/** Toolbar over the files: number and total size of shown or selected files, select all, and sort order. */
export function FolderBar({
  files: { rows, sort, sortBy },
  tree,
  selected,
  onSelect,
  hasHeads,
}: FolderBarProps) {
  const { t } = useTranslation('file-manager')
  const formats = useFormats()
  const isSelecting = selected.length > 0
  const meant = isSelecting ? selected : rows
  return (
    <Root>
      <Text size="sm" tone="muted" role="status">
        {t(isSelecting ? 'selected' : 'count', {
          count: meant.length,
          number: formats.number(meant.length),
          size: formats.bytes(tree.sumOf(meant)),
        })}
      </Text>
      {rows.length === 0 ? null : (
        <Button
          variant="quiet"
          onPress={() => onSelect(isSelecting ? [] : rows.map(({ id }) => id))}
        >
          {t(isSelecting ? 'select.none' : 'select.all')}
        </Button>
      )}
      {hasHeads ? null : <SortMenu sort={sort} onSort={sortBy} />}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 44px;
  padding-inline: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};

  > :first-child {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
`

/** Sort order of files where there are no column headers. */
function SortMenu({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('file-manager')
  const { key, isReversed } = sort
  return (
    <>
      <Menu
        trigger={<Button variant="quiet">{t('sort', { key: t(`columns.${key}`) })}</Button>}
        selectionMode="single"
        selectedKeys={[key]}
        onAction={(next) => onSort({ key: next as SortKey, isReversed })}
      >
        {sortKeys.map((each) => (
          <MenuItem key={each} id={each}>
            {t(`columns.${each}`)}
          </MenuItem>
        ))}
      </Menu>
      <IconButton
        label={t('sort.reversed')}
        aria-pressed={isReversed}
        onPress={() => onSort({ key, isReversed: !isReversed })}
      >
        {isReversed ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
      </IconButton>
    </>
  )
}
