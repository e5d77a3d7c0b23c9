import { useKeyGroup, useKeys } from '@console/core/keys'
import { useNameInTitle } from '@console/core/routes'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import {
  Breadcrumbs,
  frameHeight,
  Heading,
  IconButton,
  type ItemReach,
  Link,
  SegmentedChoice,
  SkeletonText,
  StatePanel,
  TextField,
  theme,
} from '@console/ui'
import { LayoutGrid, List, Search, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { filesKey } from '../api'
import { nameOf } from '../tree'
import { FolderPanes } from './FolderPanes'
import { useFiles } from './useFiles'

/** Entries of the shortcuts dialog; most keys are handled by the list. */
const sheet = [
  { what: 'open', keys: ['Enter'] },
  { what: 'up', keys: ['Backspace', 'Alt+↑'] },
  { what: 'letters', keys: ['A', 'Z'] },
  { what: 'more', keys: ['Shift+↓'] },
  { what: 'all', keys: ['Ctrl+A'] },
  { what: 'search', keys: ['/'] },
] as const

/** /apps/file-manager (specification 1 and 3): folders and their content. */
export function FilesScreen() {
  const { t } = useTranslation('file-manager')
  const files = useFiles()
  const { query, tree, folder, isUnknown, text, wanted, view } = files
  const search = useRef<HTMLInputElement>(null)
  const items = useRef<ItemReach>(null)
  useKeys({ '/': () => search.current?.focus() }, false)
  useKeyGroup(
    useMemo(
      () => ({
        title: t('title'),
        keys: sheet.map(({ what, keys }) => ({ keys, what: t(`keys.${what}`) })),
      }),
      [t],
    ),
  )

  /** Moves the focus from the search field to the results. */
  function leaveSearch(event: KeyboardEvent) {
    const isLeaving = event.key === 'ArrowDown' || event.key === 'Enter'
    if (isLeaving && items.current?.focus(null)) event.preventDefault()
  }

  return (
    <Root aria-busy={query.isPending}>
      <Head>
        <Heading level={1}>{t('title')}</Heading>
        <Way files={files} />
        <TextField
          ref={search}
          type="search"
          label={t('search')}
          icon={<Search />}
          value={text}
          onChange={files.search}
          onKeyDown={leaveSearch}
          autoComplete="off"
          action={
            text === '' ? null : (
              <IconButton label={t('search.clear')} onPress={() => files.search('')}>
                <X />
              </IconButton>
            )
          }
        />
        <SegmentedChoice
          label={t('view')}
          isLabelHidden
          options={[
            { id: 'rows', label: t('view.rows'), picture: <List size={16} aria-hidden /> },
            { id: 'tiles', label: t('view.tiles'), picture: <LayoutGrid size={16} aria-hidden /> },
          ]}
          value={view}
          onChange={files.showAs}
        />
      </Head>
      <Panes>
        <QueryBoundary query={query} skeleton={<SkeletonText lines={10} />}>
          {() =>
            tree === null || tree.all.length === 0 ? (
              <StatePanel kind="empty" title={t('empty.title')}>
                {t('empty.message')}
              </StatePanel>
            ) : isUnknown && wanted === '' ? (
              <StatePanel
                kind="noMatch"
                title={t('folder.unknown.title')}
                actions={<Link href={files.hrefOf(null)}>{t('top')}</Link>}
              >
                {t('folder.unknown')}
              </StatePanel>
            ) : (
              <FolderPanes
                // Another folder starts without a selection.
                key={`${folder?.id ?? ''} ${wanted}`}
                files={files}
                tree={tree}
                reach={items}
              />
            )
          }
        </QueryBoundary>
      </Panes>
      <SkippedItems of={filesKey} />
      {folder ? <InTitle name={nameOf(folder)} /> : null}
    </Root>
  )
}

/** Breadcrumbs of the shown folder. */
function Way({ files: { tree, folder, wanted, hrefOf } }: { files: ReturnType<typeof useFiles> }) {
  const { t } = useTranslation('file-manager')
  const top = { label: t('top'), href: hrefOf(null) }
  const isFinding = wanted !== ''
  const above = tree && folder && !isFinding ? tree.above(folder) : []
  return (
    <Breadcrumbs
      label={t('way')}
      moreLabel={t('way.more')}
      items={
        isFinding || folder
          ? [top, ...above.map((each) => ({ label: nameOf(each), href: hrefOf(each.id) }))]
          : []
      }
      current={isFinding ? t('found.title') : folder ? nameOf(folder) : top.label}
    />
  )
}

function InTitle({ name }: { name: string }) {
  useNameInTitle(name)
  return null
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  ${frameHeight}

  @media (max-width: 959px) {
    block-size: auto;
    max-block-size: none;
  }
`

/* One line; the breadcrumbs wrap if there is no room, and on a phone the search below them. */
const Head = styled.header`
  display: grid;
  grid-template: 'title way search view' / auto minmax(0, 1fr) minmax(0, 280px) auto;
  align-items: end;
  gap: ${theme.space[2]} ${theme.space[4]};

  > h1 {
    grid-area: title;
    /* At least as wide as its longest word. */
    overflow-wrap: break-word;
  }
  > nav {
    grid-area: way;
  }
  > :nth-child(3) {
    grid-area: search;
  }
  > :last-child {
    grid-area: view;
  }
  @media (max-width: 959px) {
    grid-template: 'title view' 'way search' / minmax(0, 1fr) auto;
  }
  @media (max-width: 719px) {
    grid-template: 'title view' 'way way' 'search search' / minmax(min-content, 1fr) auto;
  }
`

const Panes = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
`
