import { ApiError, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  addContact,
  type AddressBook,
  addressBookQuery,
  removeContacts,
  starContacts,
  updateContact,
} from '../api'
import type { Contact, ContactFields } from '../contract'

/** How the address book is changed. What one press does is drawn at once, and drawn back and said where the server does not take it. */
export function useContactWrites() {
  const { t } = useTranslation('contacts')
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const { queryKey } = addressBookQuery(send)

  function change(how: (book: AddressBook) => AddressBook) {
    queries.setQueryData(queryKey, (book) => book && how(book))
  }

  async function write(
    drawn: (book: AddressBook) => AddressBook,
    back: (now: AddressBook, before: AddressBook) => AddressBook,
    failed: 'star.failed' | 'delete.failed',
    call: () => Promise<unknown>,
  ) {
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData(queryKey)
    change(drawn)
    try {
      await call()
    } catch (error) {
      if (before) change((now) => back(now, before))
      snackbar({
        variant: 'error',
        title: t(failed),
        description: (error instanceof ApiError && error.serverMessage) || t('write.failed'),
      })
      // Nobody knows whether it was done.
      if (error instanceof ApiError && error.isUnclear) void queries.invalidateQueries({ queryKey })
    }
  }

  function withStars({ contacts, user }: AddressBook, ids: ReadonlySet<string>, isOn: boolean) {
    const others = user.starred.filter((id) => !ids.has(id))
    return { contacts, user: { ...user, starred: isOn ? [...others, ...ids] : others } }
  }

  return {
    star(contactIds: readonly string[], isStarred: boolean) {
      const ids = new Set(contactIds)
      return write(
        (book) => withStars(book, ids, isStarred),
        // Each as it was: they need not all have been alike.
        (now, before) => {
          const starred = new Set(before.user.starred.filter((id) => ids.has(id)))
          return withStars(withStars(now, ids, false), starred, true)
        },
        'star.failed',
        () => starContacts(send, { contactIds: [...ids], isStarred }),
      )
    },

    remove(contactIds: readonly string[]) {
      const ids = new Set(contactIds)
      return write(
        (book) => ({ ...book, contacts: book.contacts.filter(({ id }) => !ids.has(id)) }),
        (now, before) => ({
          ...now,
          contacts: [...now.contacts, ...before.contacts.filter(({ id }) => ids.has(id))],
        }),
        'delete.failed',
        () => removeContacts(send, [...ids]),
      )
    },

    /** Writes what was typed; the form says what came of it. */
    async save(id: string | null, fields: ContactFields, key: string): Promise<Contact> {
      const saved = await (id === null
        ? addContact(send, fields, key)
        : updateContact(send, { ...fields, id }, key))
      change((book) => ({
        ...book,
        contacts:
          id === null
            ? [...book.contacts, saved]
            : book.contacts.map((contact) => (contact.id === id ? saved : contact)),
      }))
      return saved
    },

    /** Draws those that were added together. */
    take(added: readonly Contact[]) {
      change((book) => ({ ...book, contacts: [...book.contacts, ...added] }))
    },
  }
}
