import type { Collection } from '@console/master-detail/collections'
import type { SidebarSections } from './api'
import { folderIds, type Mail } from './contract'

/**
 * Checks whether a mail belongs to a collection, by the rules of the sample backend, so that optimistic updates remove
 * a moved or unlabelled one at once.
 */
export function belongs(
  mail: Mail,
  { kind, handle }: Collection,
  ways: SidebarSections | undefined,
): boolean {
  if (kind === 'folder') {
    const folder = ways?.folders.find((each) => each.handle === handle)
    return folder === undefined || mail.folder === folder.id
  }
  if (isPutAway(mail)) return false
  if (kind === 'label') {
    const label = ways?.labels.find((each) => each.handle === handle)
    return label === undefined || mail.labels.includes(label.id)
  }
  if (handle === 'starred') return mail.starred
  return handle !== 'important' || mail.important
}

/** Labels and filters exclude deleted mails and spam. */
export function isPutAway({ folder }: Pick<Mail, 'folder'>): boolean {
  return folder === folderIds.trash || folder === folderIds.spam
}
