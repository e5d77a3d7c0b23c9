import { matchPath } from 'react-router-dom'

/** Specification 2, demo apps. */
export const paths = { app: '/apps/contacts', list: '/apps/contacts/:id' } as const

/** The lists that everybody has; a group's id is one more. */
export const ownLists = ['all', 'frequent', 'starred', 'bin'] as const

/** What an address shows. */
export interface ContactsAddress {
  /** One of `ownLists`, or the id of a group. */
  list: string
  /** Who stands open beside it. */
  contactId: string | undefined
}

/** The address of a list, or of a contact within it. What is searched for and the order are `rest`. */
export function listPath(list: string, contactId?: string, rest = ''): string {
  const query = new URLSearchParams(rest)
  query.delete('contact')
  if (contactId !== undefined) query.set('contact', contactId)
  const search = query.toString()
  return `${paths.app}/${encodeURIComponent(list)}${search && `?${search}`}`
}

/**
 * What an address shows.
 * @param groups the ids of the user's groups
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
