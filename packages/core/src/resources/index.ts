export type { ListQuery } from '../fields'
export {
  changeRecord,
  createRecord,
  type DecisionToSend,
  decide,
  decideMany,
  readCounts,
  readForecast,
  readHistory,
  readPage,
  readRecord,
  readSelection,
  undoDecision,
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
export { pageQuery } from './pageQuery'
export type { BulkAnswer, OwnCalls } from './ownCalls'
export type { Resource } from './resource'
export { type Submitted, asSubmitted, liveAndSubmitted, submittedIdOf } from './submitted'
export { forecastBulk } from './forecastBulk'
export { mismatchIn, expected, type ExpectedTarget, expectedTargetOf } from './expectedTarget'
export { type AllRows, wholeCalls } from './wholeCalls'
