export { ActionIcon } from './ActionIcon'
export { StatusText } from './StatusText'
export { type Refused, isOvertaken, refusedOf, refusalText } from './refusalText'
export { lookOf, statusesOf } from './statuses'
export {
  actionText,
  blockerExplanation,
  checkText,
  consequenceText,
  decidedText,
  doneText,
  eventText,
  failureText,
  fieldText,
  blockerText,
  previewText,
  reasonText,
  recordsText,
  statusText,
  withNoteText,
} from './workflowTexts'
