export {
  approval,
  type ApprovalEvent,
  type ApprovalHappening,
  type ApprovalPhase,
  type ApprovalRecord,
  claimLease,
  hindranceOf,
  isWaiting,
  nextStatus,
  phaseOf,
  recordAfter,
  shortestNote,
} from './approval'
export { approvalMachine } from './approvalMachine'
export { machineOf } from './machineOf'
export type { Caller, Lifecycle, Saying, Transition } from './lifecycle'
export {
  createPanelMachine,
  type PanelEvent,
  type PanelMachine,
  panelMachine,
} from './panelMachine'
export type { StateName } from './StateName'
export { type Panel, usePanel } from './usePanel'
