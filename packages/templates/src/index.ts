export { approvalColumns, approvalFilters } from './approval/approvalListParts'
export { approvalViews, live, waitingFirst } from './approval/approvalViews'
export { amountCell, amountsCell, chipCell, nameCell, type ChipTone } from './Index/cells'
export type { ActionFormProps, BulkFormProps } from './decision/ownForms'
export {
  defineIndex,
  type BulkLink,
  type CellContext,
  type IndexColumn,
  type IndexFilter,
  type IndexView,
  type PreviewProps,
} from './Index/config'
export { listParts } from './Index/listParts'
export { ChangesContext, changesOf, type FieldReadings, titlesOf } from './Record/changes'
export {
  defineRecord,
  type RecordConfig,
  type RecordPaper,
  type RecordSlotProps,
  type RecordTab,
  type RelatedLink,
} from './Record/RecordConfig'
export { useChanges } from './Record/useChanges'
export { resourceKeys } from './resourceKeys'
export { list } from './routesOfList'
export { record } from './routesOfRecord'
export { templatesWords } from './words'
