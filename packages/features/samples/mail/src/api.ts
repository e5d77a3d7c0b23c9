import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { type Collection, collectionQuery } from '@console/master-detail/collections'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  addressees,
  folders,
  nullableMail,
  labels,
  type Mail,
  mails,
  type Recipient,
} from './contract'

/** Query key of all mail data. */
export const mailKey = ['mail']

/** Query key of the folders, filters and labels. */
export const sidebarKey = ['mail-ways']

const path = (call: string) => `/mail-app/${call}`

/** Specification 7: `GET /api/mail-app/mails` of a folder, label or filter. */
export function mailsQuery(send: Send, collection: Collection) {
  return queryOptions({
    queryKey: [...mailKey, 'mails', collection.kind, collection.handle],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: path('mails'),
        query: collectionQuery(collection),
        answer: mails,
        ...noting,
      }),
    ),
  })
}

/** Collection of a query key; undefined for a single mail and for those of all folders. */
export function collectionOfKey(queryKey: QueryKey): Collection | undefined {
  const [, what, kind, handle] = queryKey
  return what === 'mails' && typeof handle === 'string'
    ? { kind: kind as Collection['kind'], handle }
    : undefined
}

/** Mails of all folders, newest first. Specification 7 has no call for that, so each folder is read. */
export function allMailsQuery(send: Send) {
  return queryOptions({
    queryKey: [...mailKey, 'mails', 'all'],
    queryFn: reportingSkipped(async (noting) => {
      const get = { base: 'samples', method: 'GET', ...noting } as const
      const known = await send({ ...get, path: path('folders'), answer: folders })
      const read = await Promise.all(
        known.map(({ handle }) =>
          send({ ...get, path: path('mails'), query: { folderHandle: handle }, answer: mails }),
        ),
      )
      return read.flat().toSorted((one, other) => other.time.localeCompare(one.time))
    }),
  })
}

/** Specification 7: `GET /api/mail-app/mail`. */
export function mailQuery(send: Send, mailId: string) {
  return queryOptions({
    queryKey: [...mailKey, 'mail', mailId],
    queryFn: ({ signal }) =>
      send({
        base: 'samples',
        method: 'GET',
        path: path('mail'),
        query: { mailId },
        answer: nullableMail,
        signal,
      }),
  })
}

/**
 * Contacts with an email address, for suggestions in address fields. They belong to another app, so the call may be
 * refused.
 */
export function addresseesQuery(send: Send) {
  return queryOptions({
    queryKey: ['mail-addressees'],
    queryFn: reportingSkipped(async (noting): Promise<Recipient[]> => {
      const get = { base: 'samples', method: 'GET', ...noting } as const
      const all = await send({ ...get, path: '/contacts-app/contacts', answer: addressees })
      return all
        .filter(({ email }) => email !== '')
        .map(({ name, lastName, email }) => ({
          name: [name, lastName].filter(Boolean).join(' '),
          email,
        }))
    }),
  })
}

/** Specification 7: the folders, filters and labels, loaded together. */
export function sidebarQuery(send: Send) {
  return queryOptions({
    queryKey: sidebarKey,
    queryFn: reportingSkipped(async (noting) => {
      const get = { base: 'samples', method: 'GET', ...noting } as const
      const [ownFolders, filters, ownLabels] = await Promise.all([
        send({ ...get, path: path('folders'), answer: folders }),
        send({ ...get, path: path('filters'), answer: folders }),
        send({ ...get, path: path('labels'), answer: labels }),
      ])
      return { folders: ownFolders, filters, labels: ownLabels }
    }),
  })
}

/** Folders, filters and labels of the mails. */
export type SidebarSections = Awaited<
  ReturnType<NonNullable<ReturnType<typeof sidebarQuery>['queryFn']>>
>

/** Specification 7 leaves these responses open: they are ignored. */
function post(send: Send, call: string, body: unknown, key?: string): Promise<unknown> {
  return send({
    base: 'samples',
    method: 'POST',
    path: path(call),
    body,
    answer: z.unknown(),
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  })
}

/**
 * Specification 7: saves a whole mail. An unknown id creates one: a sent mail is stored in the folder of sent mails.
 * @param key idempotency key, the same for every attempt
 */
export function updateMail(send: Send, mail: Mail, key?: string): Promise<unknown> {
  return post(send, 'update-mail', mail, key)
}

/** Specification 7: moves mails. */
export function setFolder(
  send: Send,
  selectedMailIds: string[],
  folderId: number,
): Promise<unknown> {
  return post(send, 'set-folder', { selectedMailIds, folderId })
}

/** Specification 7: toggles a label on each mail. */
export function toggleLabel(
  send: Send,
  selectedMailIds: string[],
  labelId: number,
): Promise<unknown> {
  return post(send, 'toggle-label', { selectedMailIds, labelId })
}

/** Specification 7: deletes mails permanently. */
export function deleteMails(send: Send, selectedMailIds: string[]): Promise<unknown> {
  return post(send, 'delete-mails', { selectedMailIds })
}
