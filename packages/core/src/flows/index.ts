export {
  createPanelMachine,
  type PanelEvent,
  type PanelMachine,
  panelMachine,
} from './panelMachine'
export type { StateName } from './StateName'
export { type Panel, usePanel } from './usePanel'
