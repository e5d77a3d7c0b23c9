import type { Folder, Label } from '@console/master-detail/collections'

/** The ways through all to-dos. */
export interface SidebarSections {
  folders: readonly Folder[]
  filters: readonly Folder[]
  labels: readonly Label[]
}
