import { makeKey, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { usePressWrites, useUndo } from '@console/press-writes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  addContact,
  addContacts,
  type AddressBook,
  addressBookQuery,
  removeContacts,
  starContacts,
  updateContact,
} from '../api'
import type { Contact, ContactFields } from '../contract'
import { nameOf } from '../nameOf'

/** How the address book is changed: by one press, or by a form, which itself says what came of it. */
export function useContactWrites() {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const send = useSend()
  const { offer } = useUndo('contacts')
  const queries = useQueryClient()
  const { queryKey } = addressBookQuery(send)
  const write = usePressWrites<AddressBook>(queryKey)

  function change(how: (contacts: readonly Contact[]) => readonly Contact[]) {
    queries.setQueryData(queryKey, (book) => book && { ...book, contacts: how(book.contacts) })
  }

  function restore(gone: readonly Contact[]) {
    const key = makeKey()
    return write({
      become: (book) => {
        const known = new Set(book.contacts.map(({ id }) => id))
        return { ...book, contacts: [...book.contacts, ...gone.filter(({ id }) => !known.has(id))] }
      },
      call: () => addContacts(send, gone, key),
      failed: t('restore.failed'),
    })
  }

  return {
    star(contactIds: readonly string[], isStarred: boolean) {
      const ids = new Set(contactIds)
      return write({
        become({ contacts, user }) {
          const others = user.starred.filter((id) => !ids.has(id))
          return { contacts, user: { ...user, starred: isStarred ? [...others, ...ids] : others } }
        },
        call: () => starContacts(send, { contactIds: [...ids], isStarred }),
        failed: t('star.failed'),
      })
    },

    /** Deletes them; taken back, they are the same again, with their star and groups. */
    async remove(gone: readonly Contact[]) {
      const undoable = offer(() => void restore(gone))
      const ids = gone.map(({ id }) => id)
      const done = await write({
        become: (book) => ({
          ...book,
          contacts: book.contacts.filter(({ id }) => !ids.includes(id)),
        }),
        call: () => removeContacts(send, ids),
        failed: t('delete.failed'),
      })
      if (done === undefined) return undoable.drop()
      const [only] = gone
      undoable.tell({
        title: t('deleted', { count: gone.length, number: formats.number(gone.length) }),
        ...(only && gone.length === 1 ? { description: nameOf(only) } : {}),
      })
    },

    /** Writes what was typed; the form says what came of it. */
    async save(id: string | null, fields: ContactFields, key: string): Promise<Contact> {
      const saved = await (id === null
        ? addContact(send, fields, key)
        : updateContact(send, { ...fields, id }, key))
      change((contacts) =>
        id === null
          ? [...contacts, saved]
          : contacts.map((contact) => (contact.id === id ? saved : contact)),
      )
      return saved
    },

    /** Draws those that were added together. */
    take(added: readonly Contact[]) {
      change((contacts) => [...contacts, ...added])
    },
  }
}
