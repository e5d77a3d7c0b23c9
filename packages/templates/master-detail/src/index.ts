export { CollectionBar, focusSearch } from './CollectionBar'
export { MasterDetail, PaneSkeleton, UnknownDetail } from './MasterDetail'
export { RowControl, RowLink } from './RowLink'
export { RowSelect } from './RowSelect'
export { LabelDot, Sidebar } from './Sidebar'
export { WindowedList } from './WindowedList'
export {
  type Collection,
  type Folder,
  type Label,
  collectionPath,
  collectionQuery,
  folder,
  label,
  readCollectionAddress,
} from './collections'
export { type Selection, useSelection } from './useSelection'
