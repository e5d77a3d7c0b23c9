import {
  MasterDetail,
  PaneSkeleton,
  Sidebar,
  UnknownDetail,
  useSelection,
  WindowedList,
} from '@console/master-detail'
import { Read, UnreadItems } from '@console/read'
import { useUndo } from '@console/press-writes'
import { Button, Stack, StatePanel } from '@console/ui'
import { Clock, FileInput, Plus, Star, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addressBookKey } from '../api'
import type { Contact } from '../contract'
import { ImportDialog } from '../ImportDialog/ImportDialog'
import { ownLists } from '../paths'
import { ContactDetail } from './ContactDetail'
import { ContactDialog } from './ContactDialog'
import { ContactRow } from './ContactRow'
import { ContactsBar } from './ContactsBar'
import { useAddressBook } from './useAddressBook'
import { useContactKeys } from './useContactKeys'
import { useContactWrites } from './useContactWrites'

const icons = { all: <Users />, frequent: <Clock />, starred: <Star /> }

/** What is written or asked over the list. */
type Over = { what: 'form'; contact: Contact | null } | { what: 'import' }

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
  const { undoLast } = useUndo('contacts')

  function remove(contacts: readonly Contact[]) {
    selection.leave(contacts)
    if (contacts.some(({ id }) => id === openId)) void navigate(back.backHref)
    void writes.remove(contacts)
  }

  useContactKeys({
    selection,
    isAsking: over !== null,
    onOpen: ({ id }) => void navigate(hrefOf(list, id)),
    onEdit: (contact) => setOver({ what: 'form', contact }),
    onNew: () => setOver({ what: 'form', contact: null }),
    onStar: (contacts) => {
      const isStarred = !contacts.every(({ id }) => starred.has(id))
      void writes.star(
        contacts.map(({ id }) => id),
        isStarred,
      )
    },
    onUndo: undoLast,
    remove,
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
            <Sidebar
              label={t('lists.title')}
              sections={[
                {
                  entries: ownLists.map((id) => ({
                    href: hrefOf(id),
                    title: t(`lists.${id}`),
                    icon: icons[id],
                    isCurrent: id === list,
                  })),
                },
                {
                  title: t('lists.groups'),
                  entries: groups.map(({ id, name }) => ({
                    href: hrefOf(id),
                    title: name,
                    isCurrent: id === list,
                  })),
                },
              ]}
            />
          ),
        }}
        listBar={
          <ContactsBar
            book={book}
            selection={selection}
            onStar={(contacts, isStarred) =>
              void writes.star(
                contacts.map(({ id }) => id),
                isStarred,
              )
            }
            onDelete={remove}
          />
        }
        list={
          <>
            <Read query={query} skeleton={<PaneSkeleton />}>
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
                        onStar={(isStarred) => void writes.star([contact.id], isStarred)}
                      />
                    )}
                  </WindowedList>
                ) : book.count === 0 ? (
                  <StatePanel kind="empty" title={t('empty.title')}>
                    {t('empty.message')}
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
            </Read>
            <UnreadItems of={addressBookKey} />
          </>
        }
        openId={openId}
        detail={
          open ? (
            <ContactDetail
              contact={open}
              groups={groups}
              isStarred={starred.has(open.id)}
              onStar={(isStarred) => void writes.star([open.id], isStarred)}
              onEdit={() => setOver({ what: 'form', contact: open })}
              onDelete={() => remove([open])}
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
      {over?.what === 'import' ? (
        <ImportDialog
          book={query.data?.contacts ?? []}
          onAdded={(added) => {
            close()
            writes.take(added)
            const [first] = added
            if (!first) return
            // Wherever they are sorted to, the first of them is in sight.
            void navigate(book.hrefOfNew(first.id))
            selection.arrive(first.id)
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
