import type { Folder, Label } from '@console/master-detail'

/** The ways through all to-dos. */
export interface Ways {
  folders: readonly Folder[]
  filters: readonly Folder[]
  labels: readonly Label[]
}
