export { AskAbout } from './AskAbout'
export { AskContext, type Asking, type FieldMessage } from './AskContext'
export { DetailTable } from './DetailTable'
export { DescriptionList } from './DescriptionList'
export { ReasonCard } from './ReasonCard'
export { LineName } from './LineName'
export { Picture } from './Picture'
export { ShownValue } from './ShownValue'
export { Sums } from './Sums'
export { DataTable, type DataTableProps } from './DataTable'
export { PreviousValue } from './PreviousValue'
export {
  ChangesContext,
  type FieldChange,
  type FieldReadings,
  type ReadingContext,
  type FieldValue,
  changesOf,
  titlesOf,
  useChanges,
} from './changes'
export { stackedRows } from './stackedRows'
export { AmountText, MoneyText } from './MoneyText'
export { UnseenPicture } from './UnseenPicture'
