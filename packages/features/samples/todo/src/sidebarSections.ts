import type { Folder, Label } from '@console/master-detail/collections'

/** Sidebar sections of the to-dos: folders, filters and labels. */
export interface SidebarSections {
  folders: readonly Folder[]
  filters: readonly Folder[]
  labels: readonly Label[]
}
