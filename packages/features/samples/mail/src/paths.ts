import { type Collection, collectionPath } from '@console/master-detail/collections'

/** Specification 2, demo apps: mail by folder, label and filter, each with an open mail. */
export const paths = {
  mail: '/apps/mail',
  folder: '/apps/mail/:folderHandle/:mailId?',
  label: '/apps/mail/label/:labelHandle/:mailId?',
  filter: '/apps/mail/filter/:filterHandle/:mailId?',
} as const

/** Specification 2: target of /apps/mail. */
export const inbox: Collection = { kind: 'folder', handle: 'inbox' }

/** Address of a collection of mails, and of a mail open beside it. */
export function mailPath(collection: Collection, mailId?: string): string {
  return collectionPath(paths.mail, collection, mailId)
}
