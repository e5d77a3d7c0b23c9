import {
  callerOf,
  endpoint,
  type Resolver,
  scenarioFor,
  type SampleDatabase,
} from '@console/sample'
import type { Label } from '@console/master-detail/collections'
import * as z from 'zod/mini'
import { belongs } from '../belongs'
import {
  deleteMailsBody,
  folders,
  nullableMail,
  labels,
  mail,
  type Mail,
  mails,
  type Recipient,
  setFolderBody,
  toggleLabelBody,
} from '../contract'
import { saveMails, readBy, readMails } from './storedMails'
import { reader, sampleFilters, sampleFolders, sampleLabels } from './mails'

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.
const at = { base: 'samples', roles: 'public' } as const
const some = { value: z.string() } as const
const ways = { folders: sampleFolders, filters: sampleFilters, labels: sampleLabels }

/** `GET /mail-app/mails`, answered by `resolver`; stories pass their own. */
export function listMails(resolver: Resolver<Mail[], undefined, 'public'>) {
  return endpoint(
    {
      ...at,
      method: 'GET',
      path: '/mail-app/mails',
      answer: mails,
      query: { folderHandle: some, filterHandle: some, labelHandle: some },
    },
    resolver,
  )
}

/** `GET /mail-app/mail`, answered by `resolver`. */
export function readMail(resolver: Resolver<Mail | null, undefined, 'public'>) {
  return endpoint(
    { ...at, method: 'GET', path: '/mail-app/mail', answer: nullableMail, query: { mailId: some } },
    resolver,
  )
}

/** `GET /mail-app/labels`, answered by `resolver`. */
export function readLabels(resolver: Resolver<Label[], undefined, 'public'>) {
  return endpoint({ ...at, method: 'GET', path: '/mail-app/labels', answer: labels }, resolver)
}

/** `POST /mail-app/update-mail`, answered by `resolver`. */
export function storeMail(resolver: Resolver<unknown, Mail, 'public'>) {
  return endpoint(
    {
      ...at,
      method: 'POST',
      path: '/mail-app/update-mail',
      body: mail,
      answer: z.unknown(),
      isOnce: true,
    },
    resolver,
  )
}

/** Owner of the mailbox: the caller; beside a real server, whose tokens are unknown, a sample person. */
function whoCalls(request: Request): Recipient {
  const caller = callerOf(request)
  return caller ? { name: `${caller.firstName} ${caller.lastName}`, email: caller.email } : reader
}

/** Endpoints of a mailbox, stored in the sample database. */
export const mailHandlers = [
  listMails(({ database, query, request }) => {
    if (scenarioFor('GET /mail-app/mails') === 'empty') return []
    const label = query.get('labelHandle')
    const filter = query.get('filterHandle')
    const collection =
      label !== null
        ? ({ kind: 'label', handle: label } as const)
        : filter !== null
          ? ({ kind: 'filter', handle: filter } as const)
          : ({ kind: 'folder', handle: query.get('folderHandle') ?? 'inbox' } as const)
    const known = { folder: sampleFolders, filter: sampleFilters, label: sampleLabels }
    if (!known[collection.kind].some(({ handle }) => handle === collection.handle)) return []
    return readMails(database)
      .filter((each) => belongs(each, collection, ways))
      .map((each) => readBy(each, reader, whoCalls(request)))
  }),

  readMail(({ database, query, request }) => {
    const found = readMails(database).find(({ id }) => id === query.get('mailId'))
    return found ? readBy(found, reader, whoCalls(request)) : null
  }),
  endpoint(
    { ...at, method: 'GET', path: '/mail-app/folders', answer: folders },
    () => sampleFolders,
  ),
  endpoint(
    { ...at, method: 'GET', path: '/mail-app/filters', answer: folders },
    () => sampleFilters,
  ),
  readLabels(() => sampleLabels),

  storeMail(({ database, body, request }) => {
    saveMails(database, { [body.id]: readBy(body, whoCalls(request), reader) })
    return body
  }),

  endpoint(
    { ...at, method: 'POST', path: '/mail-app/set-folder', body: setFolderBody, answer: mails },
    ({ database, body }) =>
      change(database, body.selectedMailIds, (each) => ({ ...each, folder: body.folderId })),
  ),

  endpoint(
    { ...at, method: 'POST', path: '/mail-app/toggle-label', body: toggleLabelBody, answer: mails },
    ({ database, body: { selectedMailIds, labelId } }) =>
      change(database, selectedMailIds, (each) => ({
        ...each,
        labels: each.labels.includes(labelId)
          ? each.labels.filter((id) => id !== labelId)
          : [...each.labels, labelId],
      })),
  ),

  endpoint(
    {
      ...at,
      method: 'POST',
      path: '/mail-app/delete-mails',
      body: deleteMailsBody,
      answer: z.array(z.string()),
    },
    ({ database, body: { selectedMailIds } }) => {
      saveMails(database, Object.fromEntries(selectedMailIds.map((id) => [id, null])))
      return selectedMailIds
    },
  ),
]

/** Changes some mails and returns their new versions. */
function change(
  database: SampleDatabase,
  ids: readonly string[],
  become: (mail: Mail) => Mail,
): Mail[] {
  const changed = readMails(database)
    .filter(({ id }) => ids.includes(id))
    .map(become)
  saveMails(database, Object.fromEntries(changed.map((each) => [each.id, each])))
  return changed
}
