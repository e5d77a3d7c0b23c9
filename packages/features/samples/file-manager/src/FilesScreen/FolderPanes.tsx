import { useFormats } from '@console/core/i18n'
import {
  Button,
  Drawer,
  SelectableItems,
  StatePanel,
  Text,
  theme,
  useMediaQuery,
  useTypedText,
} from '@console/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { StoredFile } from '../contract'
import { type FileTree, nameOf } from '../tree'
import { Details } from './Details'
import { FileTile } from './FileTile'
import { focusItem } from './focusItem'
import { SortMenu } from './SortMenu'
import { columnsWide, useColumns } from './useColumns'
import type { Files } from './useFiles'

/** What is said to the folder that is shown next: whence one comes. */
interface Came {
  fromFolder: string
}

/** What lies in a folder, or was found; and beside it, on a phone over it, what is known of what is selected. */
export function FolderPanes({ files, tree }: { files: Files; tree: FileTree }) {
  const { t } = useTranslation('file-manager')
  const formats = useFormats()
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const { rows, folder, wanted, fileId, sort, view } = files
  const isWide = useMediaQuery(columnsWide.beside)
  const columns = useColumns(tree, wanted !== '')
  const root = useRef<HTMLDivElement>(null)

  // One that is selected stands in the address once the keys rest, where it is seen beside the folder.
  const [chosen, choose] = useTypedText(fileId, (id) => {
    if (isWide) files.lookAt(id)
  })
  const [many, setMany] = useState<readonly string[]>([])
  const selectedIds = chosen === '' ? many : [chosen]
  const selected = rows.filter(({ id }) => selectedIds.includes(id))
  function select(ids: readonly string[]) {
    const [only = ''] = ids.length === 1 ? ids : []
    choose(only)
    setMany(only === '' ? ids : [])
  }

  const goOn = useEffectEvent(() => {
    const { activeElement } = document
    const { fromFolder = null } = (state ?? {}) as Partial<Came>
    // Only where the focus was on what is gone now, a row or a link of the way; and not where the page has just been loaded.
    const isLost = activeElement === null || activeElement === document.body
    if (!isLost || key === 'default') return
    if (!focusItem(root.current, fromFolder ?? (fileId || null))) root.current?.focus()
  })
  useEffect(() => {
    // The items are there by then.
    const frame = requestAnimationFrame(() => goOn())
    return () => cancelAnimationFrame(frame)
  }, [])

  function open(id: string) {
    const file = tree.find(id)
    if (file?.type === 'folder') return void navigate(files.hrefOf(id))
    if (isWide) select([id])
    files.lookAt(id)
    if (isWide) root.current?.querySelector<HTMLElement>('[data-details]')?.focus()
  }

  function goUp() {
    if (wanted !== '') return files.search('')
    if (!folder) return
    const came: Came = { fromFolder: folder.id }
    void navigate(files.hrefOf(tree.above(folder).at(-1)?.id ?? null), { state: came })
  }

  const details = (
    <Details
      tree={tree}
      files={selected}
      folder={folder}
      missing={chosen !== '' && selected.length === 0}
      hrefOf={files.hrefOf}
    />
  )
  const shown = selected.length > 0 ? selected : rows
  const count = { number: formats.number(shown.length), size: sizeOf(shown, tree, formats.bytes) }

  return (
    <Root ref={root} tabIndex={-1}>
      <ListPane>
        <Bar>
          <Text size="sm" tone="muted" role="status">
            {t(selected.length > 0 ? 'selected' : 'count', { count: shown.length, ...count })}
          </Text>
          {rows.length === 0 ? null : (
            <Button
              variant="quiet"
              onPress={() => select(selected.length > 0 ? [] : rows.map(({ id }) => id))}
            >
              {t(selected.length > 0 ? 'select.none' : 'select.all')}
            </Button>
          )}
          {view === 'tiles' || columns.length < 4 ? (
            <SortMenu sort={sort} onSort={files.sortBy} />
          ) : null}
        </Bar>
        {rows.length === 0 ? (
          wanted === '' ? (
            <StatePanel kind="empty" title={t('folder.empty.title')}>
              {t('folder.empty')}
            </StatePanel>
          ) : (
            <StatePanel
              kind="noMatch"
              title={t('noMatch.title')}
              actions={<Button onPress={() => files.search('')}>{t('search.clear')}</Button>}
            >
              {t('noMatch.message')}
            </StatePanel>
          )
        ) : (
          <SelectableItems<StoredFile>
            label={wanted === '' ? (folder ? nameOf(folder) : t('top')) : t('found.title')}
            items={rows}
            idOf={({ id }) => id}
            nameOf={nameOf}
            look={
              view === 'tiles'
                ? {
                    as: 'tiles',
                    tile: (file) => <FileTile file={file} tree={tree} isFound={wanted !== ''} />,
                  }
                : {
                    as: 'rows',
                    columns,
                    sort: { column: sort.key, isReversed: sort.isReversed },
                    onSort: ({ column, isReversed }) =>
                      files.sortBy({ key: column as typeof sort.key, isReversed }),
                  }
            }
            selectedIds={selectedIds}
            onSelect={select}
            onOpen={open}
            onUp={wanted === '' && !folder ? undefined : goUp}
          />
        )}
      </ListPane>
      {isWide ? (
        <Side
          aria-label={t('details.title')}
          tabIndex={-1}
          data-details
          onKeyDown={({ key }) => {
            if (key === 'Escape') focusItem(root.current, chosen || null)
          }}
        >
          {details}
        </Side>
      ) : (
        <Drawer
          title={t('details.title')}
          closeLabel={t('details.close')}
          size="small"
          isOpen={fileId !== ''}
          onOpenChange={(isOpen) => {
            if (!isOpen) files.lookAt('')
          }}
        >
          {details}
        </Drawer>
      )}
    </Root>
  )
}

/** What files come to. */
function sizeOf(files: readonly StoredFile[], tree: FileTree, bytes: (count: number) => string) {
  return bytes(files.reduce((sum, file) => sum + tree.sizeOf(file), 0))
}

const Root = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  outline: none;
`

const ListPane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: auto;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 44px;
  padding-inline: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};

  > :first-child {
    flex: 1;
  }
`

const Side = styled.aside`
  flex: none;
  inline-size: 320px;
  border-inline-start: 1px solid ${theme.color.hairline};
  overflow: auto;
  outline: none;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
`
