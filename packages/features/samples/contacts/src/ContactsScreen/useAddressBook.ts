import { useSend } from '@console/core/api'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type AddressBook, addressBookQuery } from '../api'
import type { Contact } from '../contract'
import { matching } from '../matching'
import { nameOf } from '../nameOf'
import { listPath, readAddress } from '../paths'

/** Sort keys of contacts; the first is the default. */
export const sortKeys = ['name', 'lastName', 'company'] as const

/** Sort key of contacts. */
export type SortKey = (typeof sortKeys)[number]

/** The address book as the address describes it: one list, searched and sorted, and the open contact. */
export function useAddressBook() {
  const query = useQuery(addressBookQuery(useSend()))
  const { i18n } = useTranslation()
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const book = query.data
  const address = readAddress(location, book?.user.groups.map(({ id }) => id) ?? [])

  const text = params.get('q') ?? ''
  const wanted = useDeferredValue(text)
  const asked = params.get('sort') ?? ''
  const sort = sortKeys.find((key) => asked.replace('-', '') === key) ?? 'name'
  const isReversed = asked.startsWith('-')

  const rows = useMemo(() => {
    if (!book) return []
    const found = matching(listed(book, address.list), wanted)
    const { compare } = new Intl.Collator(i18n.language)
    const sorted = found.toSorted(
      (one, other) =>
        // Contacts without the value come last in either order.
        Number(one[sort] === '') - Number(other[sort] === '') ||
        (isReversed ? -1 : 1) * compare(one[sort], other[sort]) ||
        compare(nameOf(one), nameOf(other)),
    )
    return sorted
  }, [book, address.list, wanted, sort, isReversed, i18n.language])

  /** Sets a parameter of the address; an empty value is removed. */
  function change(name: 'q' | 'sort', value: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  }

  return {
    query,
    rows,
    list: address.list,
    openId: address.contactId,
    open: book?.contacts.find(({ id }) => id === address.contactId),
    /** Size of the list before the search. */
    count: book ? listed(book, address.list).length : 0,
    text,
    sort,
    isReversed,
    search: (value: string) => change('q', value),
    sortBy: (key: SortKey, isReversed: boolean) =>
      change('sort', isReversed ? `-${key}` : key === 'name' ? '' : key),
    /** Address of another list, or of a contact within this one; keeps search and sort order. */
    hrefOf: (list: string, contactId?: string) => listPath(list, contactId, location.search),
    /** Address of a new contact in the list of all, without the search, which might not find it. */
    hrefOfNew(contactId: string) {
      const rest = new URLSearchParams(location.search)
      rest.delete('q')
      return listPath('all', contactId, rest.toString())
    },
  }
}

/** Contacts of a list. */
function listed({ contacts, user }: AddressBook, list: string): readonly Contact[] {
  const stored = contacts.filter(({ deleted }) => !deleted)
  if (list === 'all') return stored
  if (list === 'bin') return contacts.filter(({ deleted }) => deleted)
  const ids = new Set(
    list === 'starred'
      ? user.starred
      : list === 'frequent'
        ? user.frequentContacts
        : user.groups.find(({ id }) => id === list)?.contactIds,
  )
  return stored.filter(({ id }) => ids.has(id))
}
