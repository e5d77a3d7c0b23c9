import { type Send, requireFound } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import {
  addContactsBody,
  contact,
  type Contact,
  type ContactFields,
  contacts,
  contactUser,
  type ContactUser,
  nullableContact,
  type Group,
  removeContactsBody,
  type StarContactsBody,
  type UpdateContactBody,
} from './contract'

/** Address book: contacts and user, which are only useful together. */
export interface AddressBook {
  contacts: readonly Contact[]
  user: ContactUser
}

/** Query key of the address book. */
export const addressBookKey = ['contacts']

/** `GET /api/contacts-app/contacts` and `/user`. */
export function addressBookQuery(send: Send) {
  return queryOptions({
    queryKey: addressBookKey,
    queryFn: reportingSkipped(async (noting): Promise<AddressBook> => {
      const read = { base: 'samples', method: 'GET', ...noting } as const
      const [all, user] = await Promise.all([
        send({ ...read, path: '/contacts-app/contacts', answer: contacts }),
        send({ ...read, path: '/contacts-app/user', answer: contactUser }),
      ])
      return { contacts: all, user }
    }),
  })
}

const write = { base: 'samples', method: 'POST' } as const

/** `POST /api/contacts-app/add-contact`. */
export function addContact(send: Send, body: ContactFields, key: string): Promise<Contact> {
  const headers = { 'Idempotency-Key': key }
  return send({ ...write, path: '/contacts-app/add-contact', body, headers, answer: contact })
}

/** `POST /api/contacts-app/add-contacts`: all of them or none. Deleted contacts are restored unchanged. */
export function addContacts(
  send: Send,
  added: readonly (Contact | ContactFields)[],
  key: string,
): Promise<Contact[]> {
  const headers = { 'Idempotency-Key': key }
  const body = addContactsBody.parse({ contacts: added })
  return send({ ...write, path: '/contacts-app/add-contacts', body, headers, answer: contacts })
}

/** `POST /api/contacts-app/update-contact`. @throws ApiError 404 if the contact has been deleted permanently */
export async function updateContact(
  send: Send,
  body: UpdateContactBody,
  key: string,
): Promise<Contact> {
  const headers = { 'Idempotency-Key': key }
  const path = '/contacts-app/update-contact'
  return requireFound(await send({ ...write, path, body, headers, answer: nullableContact }))
}

/** `POST /api/contacts-app/remove-contacts`: moves contacts to the bin. `addContacts` restores them. */
export function removeContacts(send: Send, contactIds: readonly string[]) {
  const path = '/contacts-app/remove-contacts'
  return send({ ...write, path, body: { contactIds }, answer: removeContactsBody })
}

/** `POST /api/contacts-app/delete-contacts`: deletes contacts permanently. */
export function deleteContacts(send: Send, contactIds: readonly string[]) {
  const path = '/contacts-app/delete-contacts'
  return send({ ...write, path, body: { contactIds }, answer: removeContactsBody })
}

/** `POST /api/contacts-app/update-groups` replaces all groups. */
export function updateGroups(send: Send, groups: readonly Group[]): Promise<ContactUser> {
  return send({
    ...write,
    path: '/contacts-app/update-groups',
    body: { groups },
    answer: contactUser,
  })
}

/** `POST /api/contacts-app/star-contacts`. */
export function starContacts(send: Send, body: StarContactsBody): Promise<ContactUser> {
  return send({ ...write, path: '/contacts-app/star-contacts', body, answer: contactUser })
}
