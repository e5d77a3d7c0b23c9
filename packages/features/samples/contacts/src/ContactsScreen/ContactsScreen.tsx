import {
  MasterDetail,
  PaneSkeleton,
  UnknownDetail,
  useSelection,
  WindowedList,
} from '@console/master-detail'
import { useSkipped } from '@console/core/skipped'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { useUndo } from '@console/optimistic-mutations'
import { Button, Stack, StatePanel } from '@console/ui'
import { FileInput, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addressBookKey } from '../api'
import type { Contact } from '../contract'
import { GroupsDialog } from '../GroupsDialog/GroupsDialog'
import { ImportDialog } from '../ImportDialog/ImportDialog'
import { ownLists } from '../paths'
import { ContactDetail } from './ContactDetail'
import { ContactDialog } from './ContactDialog'
import { ContactRow } from './ContactRow'
import { ContactsBar } from './ContactsBar'
import { ContactsSidebar } from './ContactsSidebar'
import { DeleteContacts } from './DeleteContacts'
import { MergeDialog } from './MergeDialog'
import { useAddressBook } from './useAddressBook'
import { useContactActs } from './useContactActs'
import { useContactKeys } from './useContactKeys'
import { useContactWrites } from './useContactWrites'

/** Open dialog over the list. */
type Over = { what: 'form'; contact: Contact | null } | { what: 'import' | 'groups' }

/** /apps/contacts/:id (specification 2 and 3): an address book. */
export function ContactsScreen() {
  const { t } = useTranslation('contacts')
  const navigate = useNavigate()
  const book = useAddressBook()
  const writes = useContactWrites()
  const [over, setOver] = useState<Over | null>(null)
  const { query, rows, list, openId, open, hrefOf } = book
  const selection = useSelection(list, rows, open)
  const starred = new Set(query.data?.user.starred)
  const groups = query.data?.user.groups ?? []
  const ownList = ownLists.find((id) => id === list)
  const listName = ownList ? t(`lists.${ownList}`) : groups.find(({ id }) => id === list)?.name
  const back = { backHref: hrefOf(list), backLabel: listName ?? t('title') }
  const close = () => setOver(null)
  // Groups are saved all at once: those that could not be read would be lost.
  const canSort = useSkipped(addressBookKey) === null
  const { undoLast } = useUndo('contacts')

  const { acts, pair, endMerging, question, isAsking } = useContactActs(writes, (gone) => {
    selection.leave(gone)
    if (gone.some(({ id }) => id === openId)) void navigate(back.backHref)
  })

  useContactKeys({
    selection,
    isAsking: over !== null || isAsking,
    onOpen: ({ id }) => void navigate(hrefOf(list, id)),
    onEdit: (contact) => setOver({ what: 'form', contact }),
    onNew: () => setOver({ what: 'form', contact: null }),
    onStar: (contacts) => acts.star(contacts, !contacts.every(({ id }) => starred.has(id))),
    onUndo: undoLast,
    remove: acts.remove,
    merge: acts.merge,
    isBin: list === 'bin',
  })

  return (
    <>
      <MasterDetail
        title={t('title')}
        actions={
          <Stack direction="row" gap={2} isWrapping>
            <Button onPress={() => setOver({ what: 'import' })}>
              <FileInput aria-hidden />
              {t('import.title')}
            </Button>
            <Button variant="primary" onPress={() => setOver({ what: 'form', contact: null })}>
              <Plus aria-hidden />
              {t('form.new')}
            </Button>
          </Stack>
        }
        sidebar={{
          title: t('lists.title'),
          content: (
            <ContactsSidebar
              list={list}
              groups={groups}
              hrefOf={hrefOf}
              onEditGroups={canSort ? () => setOver({ what: 'groups' }) : undefined}
            />
          ),
        }}
        listBar={
          <ContactsBar
            book={book}
            selection={selection}
            groups={canSort ? groups : []}
            starred={starred}
            acts={acts}
          />
        }
        list={
          <>
            <QueryBoundary query={query} skeleton={<PaneSkeleton />}>
              {() =>
                rows.length > 0 ? (
                  <WindowedList
                    label={back.backLabel}
                    rows={rows}
                    idOf={({ id }) => id}
                    rowHeight="3.5rem"
                    openId={openId}
                    hasLetterKeys
                    focusRow={selection.focusRow}
                  >
                    {(contact) => (
                      <ContactRow
                        contact={contact}
                        href={hrefOf(list, contact.id)}
                        isOpen={contact.id === openId}
                        selection={selection}
                        isStarred={starred.has(contact.id)}
                        onStar={
                          contact.deleted
                            ? undefined
                            : (isStarred) => acts.star([contact], isStarred)
                        }
                      />
                    )}
                  </WindowedList>
                ) : book.count === 0 ? (
                  <StatePanel kind="empty" title={t(list === 'bin' ? 'bin.none' : 'empty.title')}>
                    {t(list === 'bin' ? 'bin.message' : 'empty.message')}
                  </StatePanel>
                ) : (
                  <StatePanel
                    kind="noMatch"
                    title={t('noMatch.title')}
                    actions={<Button onPress={() => book.search('')}>{t('search.clear')}</Button>}
                  >
                    {t('noMatch.message')}
                  </StatePanel>
                )
              }
            </QueryBoundary>
            <SkippedItems of={addressBookKey} />
          </>
        }
        openId={openId}
        detail={
          open ? (
            <ContactDetail
              contact={open}
              groups={groups}
              canSort={canSort}
              isStarred={starred.has(open.id)}
              onEdit={() => setOver({ what: 'form', contact: open })}
              acts={acts}
            />
          ) : query.data ? (
            <UnknownDetail {...back} />
          ) : null
        }
        isReading={query.isPending}
        nothingOpen={{ title: t('nothingOpen.title'), message: t('nothingOpen.message') }}
        {...back}
      />
      {over?.what === 'form' ? (
        <ContactDialog
          contact={over.contact}
          save={writes.save}
          onSaved={({ id }) => {
            close()
            void navigate(over.contact ? hrefOf(list, id) : book.hrefOfNew(id))
            selection.arrive(id)
          }}
          onClose={close}
        />
      ) : null}
      {over?.what === 'groups' ? (
        <GroupsDialog groups={groups} save={writes.saveGroups} onClose={close} />
      ) : null}
      {pair ? (
        <MergeDialog
          stored={pair[0]}
          other={pair[1]}
          onMerge={(fields) => {
            endMerging()
            selection.leave([pair[1]])
            void navigate(hrefOf(list, pair[0].id))
            void writes.merge(...pair, fields)
          }}
          onClose={endMerging}
        />
      ) : null}
      <DeleteContacts {...question} />
      {over?.what === 'import' ? (
        <ImportDialog
          book={query.data?.contacts.filter(({ deleted }) => !deleted) ?? []}
          onAdded={(added) => {
            close()
            writes.take(added)
            const [first] = added
            if (!first) return
            // Wherever they are sorted to, the first of them is scrolled into view.
            void navigate(book.hrefOfNew(first.id))
            selection.arrive(first.id)
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
