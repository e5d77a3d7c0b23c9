export { type Claim, claim, claimEndedBy, claimingOf, claimOn, isClaiming } from './claim'
export {
  type ActionableRow,
  type ActionOf,
  type ActionState,
  type AuditEvent,
  type Decision,
  actionState,
  auditEvent,
  decision,
  blockerAmongMany,
  history,
  needsNote,
  onlyAlone,
  versioned,
} from './contract'
export { type IconName, iconNames } from './icons'
export {
  type ActionRule,
  type AnyWorkflow,
  type InputFields,
  type BlockerRule,
  type Workflow,
  type MoneyLine,
  type MoneyNamed,
  type Result,
  type StatusLook,
  type Waivable,
  defineWorkflow,
} from './workflow'
export {
  type Workflows,
  type AnyInput,
  actionsOf,
  capabilityOf,
  workflowOf,
  ruleOf,
  brokenInputRules,
} from './workflowOf'
export { blockerName, messageKeysOf } from './messageKeys'
export { claimMinutes, limits, isNoteMissing, note, shortestNote, undoSeconds } from './limits'
