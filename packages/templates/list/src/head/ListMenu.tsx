import { useSetting, useSettingsStore, type Settings } from '@console/core/settings'
import { IconButton, Menu, MenuItem, MenuSection } from '@console/ui'
import { Columns3, Download, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionIn, sortAfterPress } from '../address/listAddress'
import type { CellContext, ListColumn } from '../config/config'

interface ListMenuProps<Row> {
  columns: readonly ListColumn<Row>[]
  context: CellContext
  sort: string
  /** Reports whether rows are cards, which have no header to sort by. */
  isNarrow: () => boolean
  onSort: (sort: string) => void
  onExport: () => void
  onColumns: () => void
}

const densities = ['compact', 'regular', 'relaxed'] as const satisfies Settings['density'][]

/** Actions on a whole list: export it, choose its columns, its density and, with cards, its order. */
export function ListMenu<Row>({
  columns,
  context,
  sort,
  isNarrow,
  onSort,
  onExport,
  onColumns,
}: ListMenuProps<Row>) {
  const { t } = useTranslation('list')
  const density = useSetting((settings) => settings.density)
  const { change } = useSettingsStore()
  // Measured on open: measuring on every render would force a layout each time.
  const [hasOrder, setHasOrder] = useState(false)
  const sorted = columns.find((column) => directionIn(sort, column.sort))

  return (
    <Menu
      placement="bottom end"
      onOpenChange={(isOpen) => {
        if (isOpen) setHasOrder(isNarrow())
      }}
      trigger={
        <IconButton label={t('index.menu.label')}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem id="export" icon={<Download />} shortcut="E" onAction={onExport}>
        {t('index.menu.export')}
      </MenuItem>
      <MenuItem id="columns" icon={<Columns3 />} onAction={onColumns}>
        {t('index.menu.columns')}
      </MenuItem>
      <MenuSection
        title={t('index.menu.density')}
        selectionMode="single"
        selectedKeys={[density]}
        // Choosing the current option keeps it.
        onSelectionChange={([next]) => {
          if (next !== undefined) change({ density: next as Settings['density'] })
        }}
      >
        {densities.map((id) => (
          <MenuItem key={id} id={id}>
            {t(`index.density.${id}`)}
          </MenuItem>
        ))}
      </MenuSection>
      {hasOrder ? (
        <MenuSection
          title={t('index.menu.sort')}
          selectionMode="single"
          selectedKeys={sorted ? [`sort:${sorted.sort}`] : []}
        >
          {columns.map(({ id, sort: key, title }) =>
            key === undefined ? null : (
              <MenuItem
                key={id}
                id={`sort:${key}`}
                onAction={() => onSort(sortAfterPress(sort, key))}
              >
                {context.t(title)}
              </MenuItem>
            ),
          )}
        </MenuSection>
      ) : null}
    </Menu>
  )
}
