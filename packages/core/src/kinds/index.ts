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
  type AnyKind,
  type InputFields,
  type BlockerRule,
  type Kind,
  type MoneyLine,
  type MoneyNamed,
  type Result,
  type StatusLook,
  type Waivable,
  defineKind,
} from './kind'
export {
  type Kinds,
  type AnyInput,
  actionsOf,
  capabilityOf,
  kindOf,
  ruleOf,
  brokenInputRules,
} from './kindsOf'
export { blockerName, wordKeysOf } from './wordKeys'
export { limits, isNoteMissing, note, shortestNote } from './limits'
