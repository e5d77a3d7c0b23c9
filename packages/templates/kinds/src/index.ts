export { ActionIcon } from './ActionIcon'
export { StatusText } from './StatusText'
export { claimEndedBy, claimOn, isApprovable, isClaiming } from './claims'
export { isLongOverdue } from './isLongOverdue'
export { type Refused, isOvertaken, refusedOf, wordsOfRefusal } from './refusalWords'
export { lookOf, statusesOf } from './statuses'
export { wordsOfHindrance } from './wordsOfHindrance'
export {
  actionWord,
  consequenceWord,
  decidedWord,
  doneWord,
  eventWord,
  failureWord,
  fieldWord,
  hindranceWord,
  previewWord,
  reasonWord,
  recordsWord,
  statusWord,
  withNoteWord,
} from './kindWords'
