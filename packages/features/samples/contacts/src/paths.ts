import { matchPath } from 'react-router-dom'

/** Specification 2, demo apps. */
export const paths = { app: '/apps/contacts', list: '/apps/contacts/:id' } as const

/** Built-in lists; each group's id is another. */
export const ownLists = ['all', 'frequent', 'starred', 'bin'] as const

/** State in the address. */
export interface ContactsAddress {
  /** One of `ownLists`, or the id of a group. */
  list: string
  /** Open contact. */
  contactId: string | undefined
}

/** Address of a list, or of a contact within it. `rest` holds search and sort order. */
export function listPath(list: string, contactId?: string, rest = ''): string {
  const query = new URLSearchParams(rest)
  query.delete('contact')
  if (contactId !== undefined) query.set('contact', contactId)
  const search = query.toString()
  return `${paths.app}/${encodeURIComponent(list)}${search && `?${search}`}`
}

/**
 * Parses an address.
 * @param groups ids of the user's groups
 */
export function readAddress(
  { pathname, search }: { pathname: string; search: string },
  groups: readonly string[],
): ContactsAddress {
  const id = matchPath(paths.list, pathname)?.params.id ?? 'all'
  const contactId = new URLSearchParams(search).get('contact') ?? undefined
  const isList = [...ownLists, ...groups].includes(id)
  return isList ? { list: id, contactId } : { list: 'all', contactId: contactId ?? id }
}
