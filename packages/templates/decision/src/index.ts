export { DetailOf } from './DetailOf'
export type { BarPart } from './many/BarParts'
export { BulkBar } from './many/BulkBar'
export { DecisionBar, type DecisionBarProps } from './one/DecisionBar'
export {
  answeredRows,
  isOwnVersion,
  knownVersion,
  noteOthers,
  othersChanges,
  rereadRows,
  takeRecord,
} from './caches'
export { askName, draftName } from './decisionDrafts'
export { type BulkDecision, type Chosen, type Decisions } from './decisions'
export { decisionDialog, usePreparedDialogs } from './dialog/dialogParts'
export { outcomeText, errorText } from './outcomeTexts'
export {
  type ActionFormProps,
  type ActionForms,
  type BulkFormProps,
  type BulkForms,
  requireForms,
} from './ownForms'
export { statusAfter, textOfResult, resultText } from './results'
export { askingAction, isInPlace, meantBy, offered, offerOf } from './rules'
export { useMessages } from './dialog/useMessages'
export { offerOfMany } from './many/bulkEligibility'
export { useBulkDecision } from './many/useBulkDecision'
export { useDecisions } from './one/useDecisions'
