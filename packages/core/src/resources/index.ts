export type { ListQuery } from '../fields'
export {
  changeRecord,
  createRecord,
  pageQuery,
  readCounts,
  readForecast,
  readHistory,
  readPage,
  readRecord,
  readSelection,
} from './calls'
export {
  conflictOf,
  type BulkBody,
  type BulkProblem,
  type Conflict,
  type DecisionAnswer,
  type DecisionBody,
  type Undo,
  bulkAnswer,
  bulkBody,
  bulkOutcomes,
  conflict,
  decisionAnswer,
  decisionBody,
  type Forecast,
  forecastOf,
  maxForecast,
  undoAnswer,
  undoBody,
} from './decisions'
export { changeNotice, type ChangeNotice } from './changeNotice'
export type { BulkAnswer, OwnCalls } from './ownCalls'
export type { Resource } from './resource'
export { type Submitted, asSubmitted, liveAndSubmitted, submittedIdOf } from './submitted'
export { forecastBulk } from './forecastBulk'
export {
  decide,
  decideMany,
  type DecisionToSend,
  expected,
  type ExpectedTarget,
  expectedTargetOf,
  mismatchIn,
  undoDecision,
} from './decide'
export { type AllRows, wholeCalls } from './wholeCalls'
