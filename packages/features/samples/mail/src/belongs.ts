import type { Collection } from '@console/master-detail/collections'
import type { SidebarSections } from './api'
import { folderIds, type Mail } from './contract'

/** Whether a mail is one of a collection: as the sample backend has it, and so that one that was moved, or lost its label, is gone before the server has said so. */
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

/** Labels and filters find neither what was deleted nor what is spam. */
export function isPutAway({ folder }: Pick<Mail, 'folder'>): boolean {
  return folder === folderIds.trash || folder === folderIds.spam
}
