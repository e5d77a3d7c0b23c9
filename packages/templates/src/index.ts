export { approvalColumns } from './approval/approvalColumns'
export { approvalFilters } from './approval/approvalFilters'
export { approvalViews, live, waitingFirst } from './approval/approvalViews'
export { amountCell, amountsCell, chipCell, nameCell, type ChipTone } from './Index/cells'
export { ago, choice, choices, count, date, money, moneyList, rate, text } from './Index/columns'
export type { ActionFormProps, BulkFormProps } from './decision/ownForms'
export {
  defineIndex,
  type BulkLink,
  type IndexColumn,
  type IndexFilter,
  type IndexView,
  type PreviewProps,
} from './Index/config'
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
export { list, record } from './routes'
export { templatesWords } from './words'
