import {
  Button,
  Drawer,
  type ItemReach,
  SelectableItems,
  StatePanel,
  theme,
  useMediaQuery,
} from '@console/ui'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { StoredFile } from '../contract'
import { type FileTree, nameOf } from '../tree'
import { Details } from './Details'
import { FileTile } from './FileTile'
import { FolderBar } from './FolderBar'
import { useChosen } from './useChosen'
import { columnsWide, useColumns } from './useColumns'
import type { Files } from './useFiles'

/** Navigation state for the next folder: the previous place. */
interface Came {
  fromFolder: string
}

/** Navigation state of a file opened over its folder: the previous entry is the folder. */
const opened = { isOpened: true }

interface FolderPanesProps {
  files: Files
  tree: FileTree
  /** Moves the focus to the shown files. */
  reach: RefObject<ItemReach | null>
}

/** Content of a folder or search results, with details of the selection beside it, or over it on a phone. */
export function FolderPanes({ files, tree, reach }: FolderPanesProps) {
  const { t } = useTranslation('file-manager')
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const { rows, folder, wanted, fileId, sort, view } = files
  const isFound = wanted !== ''
  const isWide = useMediaQuery(columnsWide.beside)
  const columns = useColumns(tree, isFound)
  const root = useRef<HTMLDivElement>(null)

  const { chosen, selectedIds, select } = useChosen(files, isWide)
  const among = new Set(selectedIds)
  const selected = rows.filter(({ id }) => among.has(id))

  const goOn = useEffectEvent(() => {
    const { activeElement } = document
    const { fromFolder = null } = (state ?? {}) as Partial<Came>
    // Only if the focus was on something now gone, a row or a breadcrumb, and not right after the page has loaded.
    const isLost = activeElement === null || activeElement === document.body
    if (!isLost || key === 'default') return
    if (!reach.current?.focus(fromFolder ?? (fileId || null))) root.current?.focus()
  })
  useEffect(() => {
    // The items are mounted by then.
    const frame = requestAnimationFrame(() => goOn())
    return () => cancelAnimationFrame(frame)
  }, [])

  function open(id: string) {
    const file = tree.find(id)
    if (file?.type === 'folder') return void navigate(files.hrefOf(id))
    if (!isWide) return void navigate(files.hrefWith(id), { state: opened })
    select([id])
    files.lookAt(id)
    root.current?.querySelector<HTMLElement>('[data-details]')?.focus()
  }

  /** The drawer closes by going back, so that the Back button does not open it again. */
  function close() {
    if ((state as Partial<typeof opened> | null)?.isOpened) void navigate(-1)
    else files.lookAt('')
  }

  function goUp() {
    if (wanted !== '') return files.search('')
    if (!folder) return
    const came: Came = { fromFolder: folder.id }
    void navigate(files.hrefOf(tree.above(folder).at(-1)?.id ?? null), { state: came })
  }

  const tile = useCallback(
    (file: StoredFile) => <FileTile file={file} tree={tree} isFound={isFound} />,
    [tree, isFound],
  )

  const details = (
    <Details
      tree={tree}
      files={selected}
      folder={folder}
      missing={chosen !== '' && selected.length === 0}
      hrefOf={files.hrefOf}
    />
  )
  return (
    <Root ref={root} tabIndex={-1}>
      <ListPane>
        <FolderBar
          files={files}
          tree={tree}
          selected={selected}
          onSelect={select}
          hasHeads={view === 'rows' && columns.length >= 4}
        />
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
                    tile,
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
            reach={reach}
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
            if (key === 'Escape') reach.current?.focus(chosen || null)
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
            if (!isOpen) close()
          }}
        >
          {details}
        </Drawer>
      )}
    </Root>
  )
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
