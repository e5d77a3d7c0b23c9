import { type Collection, collectionPath } from '@console/master-detail/collections'

/** Specification 2, demo apps: mail by folder, label and filter, each with the mail that is open. */
export const paths = {
  mail: '/apps/mail',
  folder: '/apps/mail/:folderHandle/:mailId?',
  label: '/apps/mail/label/:labelHandle/:mailId?',
  filter: '/apps/mail/filter/:filterHandle/:mailId?',
} as const

/** Specification 2: where /apps/mail leads. */
export const inbox: Collection = { kind: 'folder', handle: 'inbox' }

/** The address of a collection of mails, and of one that is open beside it. */
export function mailPath(collection: Collection, mailId?: string): string {
  return collectionPath(paths.mail, collection, mailId)
}
