import {
  endpoint,
  type Entity,
  type Resolver,
  scenarioFor,
  type SampleDatabase,
} from '@console/sample'
import * as z from 'zod/mini'
import {
  addContactsBody,
  contact,
  type Contact,
  contactFields,
  type ContactFields,
  contacts,
  contactUser,
  type ContactUser,
  nullableContact,
  group,
  removeContactsBody,
  starContactsBody,
  type StarContactsBody,
  updateContactBody,
  updateGroupsBody,
} from '../contract'
import { samplePeople, sampleUser } from './people'

/** The sample address book. */
const entity: Entity<Contact & { version: number }> = {
  name: 'address-book',
  seed: () => samplePeople(240).map((person) => ({ ...person, version: 1 })),
  token: 'id',
}

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.
const call = { base: 'samples', roles: 'public' } as const

/** `GET /contacts-app/contacts`, answered by `resolver`; stories pass their own. */
export function readContacts(resolver: Resolver<Contact[], undefined, 'public'>) {
  return endpoint(
    { ...call, method: 'GET', path: '/contacts-app/contacts', answer: contacts },
    resolver,
  )
}

function readUser(resolver: Resolver<ContactUser, undefined, 'public'>) {
  return endpoint(
    { ...call, method: 'GET', path: '/contacts-app/user', answer: contactUser },
    resolver,
  )
}

/** `POST /contacts-app/star-contacts`, answered by `resolver`. */
export function star(resolver: Resolver<ContactUser, StarContactsBody, 'public'>) {
  return endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/star-contacts',
      body: starContactsBody,
      answer: contactUser,
    },
    resolver,
  )
}

/** `POST /contacts-app/add-contact`, answered by `resolver`. */
export function add(resolver: Resolver<Contact, ContactFields, 'public'>) {
  return endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/add-contact',
      body: contactFields,
      answer: contact,
      isOnce: true,
    },
    resolver,
  )
}

/** Account that the user's lists are stored under; no user has it. */
const account = 'contacts-app'
const stored = z.object({ starred: z.array(z.string()), groups: z.optional(z.array(group)) })

function userIn(database: SampleDatabase): ContactUser {
  const { data } = stored.safeParse(database.settings(account))
  return { ...sampleUser, ...data }
}

function saveUser(database: SampleDatabase, change: Partial<z.infer<typeof stored>>): ContactUser {
  const user = { ...userIn(database), ...change }
  database.saveSettings(account, { starred: user.starred, groups: user.groups })
  return user
}

function without({ version: _version, ...person }: Contact & { version: number }): Contact {
  return person
}

function store(database: SampleDatabase, fields: Contact | ContactFields): Contact {
  // A deleted contact is restored, whether it is in the bin or permanently deleted.
  if ('id' in fields) {
    const found = database.find(entity, fields.id)
    if (found?.deleted)
      return without(database.change(entity, fields.id, { deleted: false }, account))
    if (!found) return without(database.add(entity, fields, account))
  }
  const taken = new Set(database.rows(entity).map(({ id }) => id))
  let number = taken.size + 1
  while (taken.has(`c-${number}`)) number += 1
  return without(database.add(entity, { ...fields, id: `c-${number}`, avatar: '' }, account))
}

/** Sample backend of the address book. */
export const contactsHandlers = [
  readContacts(({ database }) =>
    scenarioFor('GET /contacts-app/contacts') === 'empty' ? [] : database.rows(entity).map(without),
  ),

  readUser(({ database }) => userIn(database)),

  add(({ database, body }) => store(database, body)),

  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/add-contacts',
      body: addContactsBody,
      answer: contacts,
      isOnce: true,
    },
    ({ database, body }) => body.contacts.map((fields) => store(database, fields)),
  ),

  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/update-contact',
      body: updateContactBody,
      answer: nullableContact,
    },
    ({ database, body: { id, ...fields } }) => {
      if (!database.find(entity, id)) return null
      return without(database.change(entity, id, fields, account))
    },
  ),

  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/remove-contacts',
      body: removeContactsBody,
      answer: removeContactsBody,
    },
    ({ database, body }) => {
      for (const id of body.contactIds)
        if (database.find(entity, id)) database.change(entity, id, { deleted: true }, account)
      return body
    },
  ),

  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/delete-contacts',
      body: removeContactsBody,
      answer: removeContactsBody,
    },
    ({ database, body }) => {
      for (const id of body.contactIds)
        if (database.find(entity, id)) database.remove(entity, id, account)
      return body
    },
  ),

  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/contacts-app/update-groups',
      body: updateGroupsBody,
      answer: contactUser,
    },
    ({ database, body: { groups } }) => saveUser(database, { groups }),
  ),

  star(({ database, body: { contactIds, isStarred } }) => {
    const others = userIn(database).starred.filter((id) => !contactIds.includes(id))
    return saveUser(database, { starred: isStarred ? [...others, ...contactIds] : others })
  }),
]
