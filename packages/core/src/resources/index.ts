export {
  decide,
  decideMany,
  type ListQuery,
  readCounts,
  readHistory,
  readPage,
  readRecord,
  readSelection,
  undoDecision,
} from './calls'
export { conflictOf } from './conflictOf'
export { decidedRevision, type Resource } from './resource'
