export {
  type ApprovableDetail,
  type ApprovableRow,
  type ApprovalAction,
  type ApprovalBlocker,
  type ApprovalStatus,
  type Check,
  type ReasonCode,
  type RequestedChange,
  type Submission,
  type SubmittedDocument,
  approvableDetail,
  hiddenBy,
  approvableRow,
  approvalActions,
  approvalBlockers,
  approvalStatuses,
  reasonCodes,
  updateOf,
} from './contract'
export { approvalWorkflow } from './workflow'
export {
  type ApprovalPhase,
  type ApprovalRecord,
  approval,
  isWaiting,
  phaseOf,
  recordAfter,
} from './lifecycle'
export type { ApprovalInput } from './input'
export { approvalFields } from './fields'
export { approvalCapabilities } from './capabilities'
export { decidedRevision } from './decidedRevision'
