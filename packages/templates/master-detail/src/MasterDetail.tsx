import {
  Button,
  Drawer,
  frameHeight,
  Heading,
  Link,
  SkeletonText,
  StatePanel,
  theme,
  useMediaQuery,
} from '@console/ui'
import { ChevronLeft, PanelLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { linkOf } from './WindowedList'

export interface MasterDetailProps {
  /** Name of the app, the only h1 of the page. */
  title: string
  /** Actions beside the title, such as the button that creates a record. */
  actions?: ReactNode
  /** Folders, filters and labels in a `Sidebar`, with the label of the button that opens them as a drawer. Omitted when the app has none. */
  sidebar?: { title: string; content: ReactNode }
  /** Content above the list that is always visible: search, selection, order. */
  listBar?: ReactNode
  /** `WindowedList`, or the reason why there is none. */
  list: ReactNode
  /** Id of the record in the address; undefined without one. */
  openId: string | undefined
  /** Record, or the reason why it cannot be shown; not rendered while none is open. */
  detail: ReactNode
  /** Set while the list is loading: nothing is announced about it yet. */
  isReading: boolean
  /** Set for rows of short names: the record gets three quarters of the width. Default: three fifths. */
  isListNarrow?: boolean
  /** Placeholder when no record is open and there is room for it. */
  nothingOpen: { title: string; message: string }
  /** Address of the list alone. */
  backHref: string
  /** Label of the link back to the list when there is room for one pane only: "Inbox". */
  backLabel: string
}

/** Minimum width for the sidebar beside the list, as for the shell's navigation; and for list and record side by side. */
const wide = '(min-width: 1280px)'
const medium = '(min-width: 960px)'

/**
 * Layout of mail, to-do, contacts and chat: sidebar, list, and the open record; three panes on wide windows, the first as a
 * drawer on smaller ones, one pane on the smallest. Behind a record the list keeps its state: its scroll position, and focus once
 * the record is closed. Its route sets `placesFocus`.
 */
export function MasterDetail({
  title,
  actions,
  sidebar,
  listBar,
  list,
  openId,
  detail,
  isReading,
  isListNarrow = false,
  nothingOpen,
  backHref,
  backLabel,
}: MasterDetailProps) {
  const hasSidebar = useMediaQuery(wide)
  const hasBoth = useMediaQuery(medium)
  const listPane = useRef<HTMLDivElement>(null)
  const detailPane = useRef<HTMLElement>(null)
  const isOpen = openId !== undefined
  useFocus({ listPane, detailPane, openId, hasBoth })

  return (
    <Screen data-master-detail>
      <Header>
        <Heading level={1}>{title}</Heading>
        {actions}
      </Header>
      <Panes
        data-panes={sidebar && hasSidebar ? 3 : hasBoth ? 2 : 1}
        data-narrow={isListNarrow || undefined}
      >
        {sidebar && hasSidebar ? <Side>{sidebar.content}</Side> : null}
        <ListPane
          ref={listPane}
          aria-busy={isReading}
          data-behind={(isOpen && !hasBoth) || undefined}
        >
          {sidebar && !hasSidebar ? <SidebarDrawer {...sidebar} /> : null}
          {listBar}
          {list}
        </ListPane>
        {isOpen || hasBoth ? (
          <DetailPane ref={detailPane} tabIndex={-1} data-detail>
            {isOpen && !hasBoth ? (
              <Back>
                <Link variant="alone" href={backHref}>
                  <ChevronLeft data-mirrored aria-hidden />
                  {backLabel}
                </Link>
              </Back>
            ) : null}
            {isOpen ? (
              detail
            ) : isReading ? (
              <PaneSkeleton />
            ) : (
              <StatePanel kind="empty" title={nothingOpen.title}>
                {nothingOpen.message}
              </StatePanel>
            )}
          </DetailPane>
        ) : null}
      </Panes>
    </Screen>
  )
}

/** Content of the record's pane for an unknown id: the list beside it stays as it is. */
export function UnknownDetail({ backHref, backLabel }: { backHref: string; backLabel: string }) {
  const { t } = useTranslation('master-detail')
  return (
    <StatePanel
      kind="noMatch"
      title={t('masterDetail.unknown.title')}
      actions={<Link href={backHref}>{backLabel}</Link>}
    >
      {t('masterDetail.unknown.message')}
    </StatePanel>
  )
}

/** Placeholder of a loading list or record. */
export function PaneSkeleton() {
  return (
    <Padded>
      <SkeletonText lines={12} />
    </Padded>
  )
}

function SidebarDrawer({ title, content }: { title: string; content: ReactNode }) {
  const { t } = useTranslation('master-detail')
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <Drawer
      title={title}
      closeLabel={t('masterDetail.sidebar.close')}
      side="start"
      size="narrow"
      // Any choice in it closes it.
      isOpen={openAt === key}
      onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)}
      trigger={
        <Button variant="quiet">
          <PanelLeft data-mirrored aria-hidden />
          {title}
        </Button>
      }
    >
      {content}
    </Drawer>
  )
}

interface Focus {
  listPane: RefObject<HTMLElement | null>
  detailPane: RefObject<HTMLElement | null>
  openId: string | undefined
  hasBoth: boolean
}

/** Moves focus to the pane that covers the list, and back to the row. */
function useFocus({ listPane, detailPane, openId, hasBoth }: Focus) {
  const formerId = useRef(openId)
  useEffect(() => {
    const former = formerId.current
    formerId.current = openId
    if (openId === former) return
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    if (openId !== undefined) {
      if (isLost || (!hasBoth && !detailPane.current?.contains(focused)))
        detailPane.current?.focus()
      return
    }
    if (former !== undefined && (isLost || detailPane.current?.contains(focused)))
      rowOf(listPane.current, former)?.focus({ preventScroll: true })
  }, [openId, hasBoth, listPane, detailPane])
}

/** Focusable element of a row, by its id: its link, or in a tree the row itself. */
function rowOf(list: Element | null, id: string): HTMLElement | null {
  const inTree = `[role="row"][data-key="${CSS.escape(id)}"]`
  return linkOf(list, id) ?? list?.querySelector<HTMLElement>(inTree) ?? null
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  ${frameHeight}

  @media (max-width: 959px) {
    max-block-size: none;
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  /* As high as a button: one may appear after loading. */
  min-block-size: ${theme.size.control};
`

const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;

  &[data-panes='3'] {
    grid-template-columns: 200px minmax(300px, 2fr) minmax(0, 3fr);
  }
  &[data-panes='2'] {
    grid-template-columns: minmax(300px, 2fr) minmax(0, 3fr);
  }
  &[data-panes='2'][data-narrow] {
    grid-template-columns: minmax(280px, 1fr) minmax(0, 3fr);
  }
`

const Side = styled.div`
  padding: ${theme.space[3]} ${theme.space[2]};
  border-inline-end: 1px solid ${theme.color.hairline};
  overflow: auto;
`

const ListPane = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  /* Button that opens the sidebar. */
  > button {
    align-self: start;
  }
  /* Hidden behind a record, it keeps its size and with it its scroll position. */
  &[data-behind] {
    grid-area: 1 / 1;
    visibility: hidden;
  }
`

const DetailPane = styled.article`
  min-inline-size: 0;
  min-block-size: 0;
  border-inline-start: 1px solid ${theme.color.hairline};
  overflow: auto;
  outline: none;
  /* It scrolls independently, below the bars of the layout. */
  --start: 0px;

  /* The placeholder without a record is centred. */
  &:has(> [data-kind]:only-child) {
    display: grid;
  }
  [data-panes='1'] > & {
    grid-area: 1 / 1;
    border: 0;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
`

const Padded = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
`

const Back = styled.div`
  padding-inline: ${theme.space[4]};
`
