export { approvalColumns } from './approval/approvalColumns'
export { approvalFilters } from './approval/approvalFilters'
export { approvalViews, live, waitingFirst } from './approval/approvalViews'
export { amountCell, chipCell, nameCell, type ChipTone } from './Index/cells'
export {
  defineIndex,
  type IndexColumn,
  type IndexFilter,
  type IndexView,
  type PreviewProps,
} from './Index/config'
export {
  defineRecord,
  type RecordConfig,
  type RecordSlotProps,
  type RecordTab,
  type RelatedLink,
} from './Record/RecordConfig'
export { templatesWords } from './words'
