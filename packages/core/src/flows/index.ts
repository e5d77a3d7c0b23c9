export {
  type TransitionRequest,
  type Caller,
  faultsIn,
  firstBlocker,
  type Happening,
  type Lifecycle,
  requireTransition,
  type Transition,
  transitionOf,
} from './lifecycle'
export { type LifecycleEvent, machineOf } from './machineOf'
export {
  createPanelMachine,
  type PanelEvent,
  type PanelMachine,
  panelMachine,
} from './panelMachine'
export type { StateName } from './StateName'
export { type Panel, usePanel } from './usePanel'
