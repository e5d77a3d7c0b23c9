import { IconButton, Menu, MenuItem, Button } from '@console/ui'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Sort, type SortKey, sortKeys } from '../sorting'

/** Sort order of files where there are no column headers. */
export function SortMenu({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
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
