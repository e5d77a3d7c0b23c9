export { ActionIcon } from './ActionIcon'
export { StatusText } from './StatusText'
export { type Refused, isOvertaken, refusedOf, wordsOfRefusal } from './refusalWords'
export { lookOf, statusesOf } from './statuses'
export { wordsOfBlocker } from './wordsOfBlocker'
export {
  actionWord,
  checkWord,
  consequenceWord,
  decidedWord,
  doneWord,
  eventWord,
  failureWord,
  fieldWord,
  blockerWord,
  previewWord,
  reasonWord,
  recordsWord,
  statusWord,
  withNoteWord,
} from './kindWords'
