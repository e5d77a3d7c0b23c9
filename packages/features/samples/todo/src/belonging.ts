import { serverNow } from '@console/core/api'
import type { Collection } from '@console/master-detail/collections'
import { dayOf } from './todoDays'
import type { SidebarSections } from './api'

/** Values that make a new to-do belong to the current collection. */
export function belongingTo({ kind, handle }: Collection, ways: SidebarSections | undefined) {
  const isOf = (filter: string) => kind === 'filter' && handle === filter
  const label = kind === 'label' && ways?.labels.find((each) => each.handle === handle)
  const folder =
    kind === 'folder' && handle !== 'all' && ways?.folders.find((each) => each.handle === handle)
  return {
    starred: isOf('starred'),
    important: isOf('important'),
    dueDate: isOf('today') ? dayOf(serverNow()) : null,
    labels: label ? [label.id] : [],
    folder: folder ? folder.id : undefined,
  }
}
