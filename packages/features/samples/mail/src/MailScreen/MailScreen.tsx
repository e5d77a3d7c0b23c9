import { useSend } from '@console/core/api'
import { MasterDetail, PaneSkeleton, UnknownDetail, useSelection } from '@console/master-detail'
import { readCollectionAddress } from '@console/master-detail/collections'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { useUndo } from '@console/optimistic-mutations'
import { Button } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { allMailsQuery, mailQuery, mailsQuery, sidebarQuery } from '../api'
import { folderIds, type Mail } from '../contract'
import { matching } from '../mailSearch'
import { inbox, mailPath, paths } from '../paths'
import { useMailWrites } from '../useMailWrites'
import { Compose } from './Compose'
import { DeleteMails } from './DeleteMails'
import { MailBar } from './MailBar'
import { MailDetail } from './MailDetail'
import { MailList } from './MailList'
import { MailSidebar } from './MailSidebar'
import { useMailKeys } from './useMailKeys'
import { useMailSearch } from './useMailSearch'
import { passing, useOpenedDraft } from './useOpenedDraft'
import { useWriting, useWritingTo } from './useWriting'
import { draftOf } from './writing'
import { titleOfWay } from './titleOfWay'

/** /apps/mail and its folders, labels and filters (specification 2): the mails, and the open one. */
export function MailScreen() {
  const { t } = useTranslation('mail')
  const send = useSend()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { collection = inbox, id: openId } = readCollectionAddress(paths.mail, pathname) ?? {}
  const place = mailPath(collection)
  const search = useMailSearch()
  const { isEverywhere } = search

  const ways = useQuery(sidebarQuery(send))
  const list = isEverywhere ? allMailsQuery(send) : mailsQuery(send, collection)
  const query = useQuery(list)
  const mails = matching(query.data ?? [], search.terms, ways.data?.labels ?? [])
  const listed = query.data?.find(({ id }) => id === openId)
  const open = useQuery({
    ...mailQuery(send, openId ?? ''),
    enabled: openId !== undefined,
    placeholderData: listed,
  })

  const selection = useSelection(place, mails, openId === undefined ? undefined : open.data)

  const writes = useMailWrites()
  const { writing, isBeginning, begin, end } = useWriting()
  useWritingTo((to) => begin({ kind: 'new', to }))
  const { undoLast } = useUndo('mail')
  const [doomed, setDoomed] = useState<readonly Mail[]>([])

  const hrefOf = (id?: string) => mailPath(collection, id) + search.query

  /** Navigates to the next remaining mail after some have left the list. */
  function goOn(gone: readonly Mail[]) {
    const next = selection.leave(gone)
    if (gone.some(({ id }) => id === openId)) void navigate(hrefOf(next?.id), passing)
  }

  const isDraftOpened = useOpenedDraft(
    open.data,
    !open.isPlaceholderData && !open.isFetching,
    (mail) => begin({ kind: 'draft', mail }),
  )

  function endWriting() {
    end()
    // A draft opened for editing has nothing else to show.
    if (isDraftOpened) void navigate(hrefOf(), { replace: true })
  }

  const acts = {
    reply: (mail: Mail) => begin({ kind: 'reply', mail }),
    replyAll: (mail: Mail) => begin({ kind: 'replyAll', mail }),
    forward: (mail: Mail) => begin({ kind: 'forward', mail }),
    goOnWriting: (mail: Mail) => begin({ kind: 'draft', mail }),
    /** Moves mails to the trash; asks before it deletes those already there. */
    remove(those: readonly Mail[]) {
      if (those.every(({ folder }) => folder === folderIds.trash)) setDoomed(those)
      else {
        if (!isEverywhere) goOn(those)
        void writes.move(those, folderIds.trash)
      }
    },
    deleteForEver: (those: readonly Mail[]) => setDoomed(those),
    move(those: readonly Mail[], folder: number) {
      if (collection.kind === 'folder' && !isEverywhere) goOn(those)
      void writes.move(those, folder)
    },
  }

  useMailKeys({
    selection,
    isAsking: isBeginning || doomed.length > 0,
    onOpen: (mail) => void navigate(hrefOf(mail.id)),
    onDone(those) {
      writes.press(those, { read: true })
      const next = mails[mails.findIndex(({ id }) => id === those.at(-1)?.id) + 1]
      if (!next) return
      selection.focusRow.current?.(next.id)
      if (openId !== undefined) void navigate(hrefOf(next.id), { state: passing.state })
    },
    onCompose: () => begin({ kind: 'new' }),
    ...acts,
    onTurn: writes.turn,
    onSkipped: (those) => writes.press(those, { read: false }),
    onUndo: undoLast,
  })

  const title = titleOfWay(collection, ways.data, t)
  const back = { backHref: hrefOf(), backLabel: title }
  return (
    <>
      <MasterDetail
        title={t('title')}
        actions={
          <Button variant="primary" onPress={() => begin({ kind: 'new' })}>
            <PenLine />
            {t('compose.open')}
          </Button>
        }
        sidebar={{
          title: t('ways.title'),
          content: <MailSidebar query={ways} collection={collection} />,
        }}
        listBar={
          <MailBar
            isListed={query.data !== undefined}
            mails={mails}
            selection={selection}
            ways={ways.data}
            search={{ ...search, place: title }}
            writes={writes}
            onRemove={acts.remove}
            onDeleteForEver={acts.deleteForEver}
            onMove={acts.move}
          />
        }
        list={
          <>
            <QueryBoundary query={query} skeleton={<PaneSkeleton />}>
              {() => (
                <MailList
                  key={place}
                  title={isEverywhere ? t('search.all') : title}
                  mails={mails}
                  search={{ ...search, place: title }}
                  ways={ways.data}
                  selection={selection}
                  openId={openId}
                  hrefOf={hrefOf}
                  onMove={(mail) => {
                    if (openId !== undefined) void navigate(hrefOf(mail.id), passing)
                  }}
                  writes={writes}
                />
              )}
            </QueryBoundary>
            <SkippedItems of={list.queryKey} />
          </>
        }
        openId={openId}
        detail={
          <QueryBoundary query={open} skeleton={<PaneSkeleton />}>
            {(mail) =>
              mail === null ? (
                <UnknownDetail {...back} />
              ) : (
                <MailDetail key={mail.id} mail={mail} ways={ways.data} writes={writes} {...acts} />
              )
            }
          </QueryBoundary>
        }
        isReading={query.isPending}
        nothingOpen={{ title: t('none.title'), message: t('none.message') }}
        {...back}
      />
      {writing === null ? null : (
        <Compose
          key={draftOf(writing)}
          writing={writing}
          onClose={endWriting}
          onDiscard={(draft) => writes.deleteForEver([draft])}
        />
      )}
      <DeleteMails
        count={doomed.length}
        onConfirm={() => {
          goOn(doomed)
          writes.deleteForEver(doomed)
          setDoomed([])
        }}
        onClose={() => setDoomed([])}
      />
    </>
  )
}
