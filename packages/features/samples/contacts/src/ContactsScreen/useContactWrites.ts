import { useSend } from '@console/core/api'
import { usePressWrites } from '@console/templates/usePressWrites'
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

/** How the address book is changed: by one press, or by a form, which itself says what came of it. */
export function useContactWrites() {
  const { t } = useTranslation('contacts')
  const send = useSend()
  const queries = useQueryClient()
  const { queryKey } = addressBookQuery(send)
  const write = usePressWrites<AddressBook>(queryKey)

  function change(how: (contacts: readonly Contact[]) => readonly Contact[]) {
    queries.setQueryData(queryKey, (book) => book && { ...book, contacts: how(book.contacts) })
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

    remove(contactIds: readonly string[]) {
      const ids = new Set(contactIds)
      return write({
        become: (book) => ({ ...book, contacts: book.contacts.filter(({ id }) => !ids.has(id)) }),
        call: () => removeContacts(send, [...ids]),
        failed: t('delete.failed'),
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
