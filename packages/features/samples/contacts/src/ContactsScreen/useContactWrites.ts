import { makeKey, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  addContact,
  addContacts,
  type AddressBook,
  addressBookQuery,
  deleteContacts,
  removeContacts,
  starContacts,
  updateContact,
  updateGroups,
} from '../api'
import type { Contact, ContactFields, ContactUser, Group } from '../contract'
import { nameOf } from '../nameOf'

/** Mutations of the address book: with one press, or by a form that reports the result itself. */
export function useContactWrites() {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const send = useSend()
  const { offer } = useUndo('contacts')
  const queries = useQueryClient()
  const { queryKey } = addressBookQuery(send)
  const write = useOptimisticMutations<AddressBook>(queryKey)

  function change(how: (contacts: readonly Contact[]) => readonly Contact[]) {
    queries.setQueryData(queryKey, (book) => book && { ...book, contacts: how(book.contacts) })
  }

  function restore(gone: readonly Contact[]) {
    const key = makeKey()
    const back = gone.map(({ deleted: _deleted, ...contact }) => contact)
    const ids = new Set(idsOf(back))
    return write({
      become: (book) => ({
        ...book,
        contacts: [...book.contacts.filter(({ id }) => !ids.has(id)), ...back],
      }),
      call: () => addContacts(send, back, key),
      failed: t('restore.failed'),
    })
  }

  const counted = (those: readonly Contact[]) => ({
    count: those.length,
    number: formats.number(those.length),
  })

  function bin(gone: readonly Contact[]) {
    const ids = idsOf(gone)
    return write({
      become: (book) => ({ ...book, contacts: binned(book.contacts, ids) }),
      call: () => removeContacts(send, ids),
      failed: t('delete.failed'),
    })
  }

  /** Undoes a merge. */
  async function part(stored: Contact, other: Contact, former: ContactUser | undefined) {
    void restore([other])
    await write({
      become: ({ contacts, user: now }) => ({
        contacts: contacts.map((each) => (each.id === stored.id ? stored : each)),
        user: former ?? now,
      }),
      async call() {
        const { avatar: _avatar, deleted: _deleted, ...fields } = stored
        await updateContact(send, fields, makeKey())
        if (!former) return true
        await updateGroups(send, former.groups)
        if (!former.starred.includes(stored.id))
          await starContacts(send, { contactIds: [stored.id], isStarred: false })
        return true
      },
      failed: t('merge.notParted'),
    })
  }

  function setStars(contactIds: readonly string[], isStarred: boolean) {
    return write({
      become: ({ contacts, user }) => ({
        contacts,
        user: { ...user, starred: withIds(user.starred, contactIds, isStarred) },
      }),
      call: () => starContacts(send, { contactIds: [...contactIds], isStarred }),
      failed: t('star.failed'),
    })
  }

  function putInGroup(contactIds: readonly string[], groupId: string, isIn: boolean) {
    const become = ({ contacts, user }: AddressBook) => ({
      contacts,
      user: {
        ...user,
        groups: user.groups.map((group) =>
          group.id === groupId
            ? { ...group, contactIds: withIds(group.contactIds, contactIds, isIn) }
            : group,
        ),
      },
    })
    return write({
      become,
      // All groups are sent, based on the server's current version.
      call: async ([answer]) => answer && updateGroups(send, become(answer).user.groups),
      failed: t('groups.failed'),
    })
  }

  /** Ids that a change affects: those not in the wanted state yet. */
  const lacking = (ids: readonly string[], those: readonly string[] | undefined, is: boolean) =>
    ids.filter((id) => those?.includes(id) !== is)
  const user = () => queries.getQueryData<AddressBook>(queryKey)?.user

  return {
    /** Stars or unstars contacts, with an undo. */
    star(contactIds: readonly string[], isStarred: boolean) {
      const ids = lacking(contactIds, user()?.starred, isStarred)
      offer(() => void setStars(ids, !isStarred))
      void setStars(ids, isStarred)
    },

    /** Adds contacts to a group or removes them, with an undo. */
    setGroup(contactIds: readonly string[], { id, contactIds: those }: Group, isIn: boolean) {
      const ids = lacking(contactIds, those, isIn)
      offer(() => void putInGroup(ids, id, !isIn))
      void putInGroup(ids, id, isIn)
    },

    /** Saves all groups; the form reports the result. */
    async saveGroups(groups: readonly Group[]) {
      const saved = await updateGroups(send, groups)
      queries.setQueryData<AddressBook>(queryKey, (book) => book && { ...book, user: saved })
      return saved
    },

    /** Moves contacts to the bin; undo restores them with their star and groups. */
    async remove(gone: readonly Contact[]) {
      const undoable = offer(() => void restore(gone))
      if ((await bin(gone)) === undefined) return undoable.drop()
      const [only] = gone
      undoable.report({
        title: t('deleted', counted(gone)),
        ...(only && gone.length === 1 ? { description: nameOf(only) } : {}),
      })
    },

    /** Restores contacts from the bin. */
    async restore(gone: readonly Contact[]) {
      const undoable = offer(() => void bin(gone))
      if ((await restore(gone)) === undefined) return undoable.drop()
      undoable.report({ title: t('restored', counted(gone)) })
    },

    /** Cannot be undone: the user confirms first. */
    deleteForEver(gone: readonly Contact[]) {
      const ids = new Set(idsOf(gone))
      void write({
        become: (book) => ({
          ...book,
          contacts: book.contacts.filter(({ id }) => !ids.has(id)),
        }),
        call: () => deleteContacts(send, [...ids]),
        failed: t('delete.failed'),
      })
    },

    /**
     * Merges two contacts: the other one goes to the bin; its star and groups move to the one that stays. Undo
     * separates them again.
     */
    async merge(stored: Contact, other: Contact, fields: ContactFields) {
      const former = user()
      const undoable = offer(() => void part(stored, other, former))
      const done = await write({
        become: (book) => ({
          contacts: binned(book.contacts, [other.id]).map((each) =>
            each.id === stored.id ? { ...each, ...fields } : each,
          ),
          user: taking(book.user, stored.id, other.id),
        }),
        async call([answer]) {
          await updateContact(send, { ...fields, id: stored.id }, makeKey())
          if (answer) await updateGroups(send, taking(answer.user, stored.id, other.id).groups)
          if (answer?.user.starred.includes(other.id))
            await starContacts(send, { contactIds: [stored.id], isStarred: true })
          return removeContacts(send, [other.id])
        },
        failed: t('merge.failed'),
      })
      if (done === undefined) return undoable.drop()
      undoable.report({ title: t('merge.done'), description: nameOf(fields) })
    },

    /** Saves the typed fields; the form reports the result. */
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

    /** Draws contacts that were added together. */
    take(added: readonly Contact[]) {
      change((contacts) => [...contacts, ...added])
    },
  }
}

function idsOf(contacts: readonly Contact[]): string[] {
  return contacts.map(({ id }) => id)
}

/** Contacts with some of them moved to the bin. */
function binned(contacts: readonly Contact[], ids: readonly string[]): readonly Contact[] {
  return contacts.map((each) => (ids.includes(each.id) ? { ...each, deleted: true } : each))
}

/** Adds ids to a list, or removes them. */
function withIds(all: readonly string[], some: readonly string[], isIn: boolean): string[] {
  return [...all.filter((id) => !some.includes(id)), ...(isIn ? some : [])]
}

/** Moves the star and groups of one contact to another. */
function taking(user: ContactUser, storedId: string, otherId: string): ContactUser {
  const took = (ids: readonly string[]) =>
    withIds(
      ids,
      [storedId],
      ids.some((id) => id === storedId || id === otherId),
    )
  return {
    ...user,
    starred: took(user.starred),
    groups: user.groups.map((group) => ({ ...group, contactIds: took(group.contactIds) })),
  }
}
