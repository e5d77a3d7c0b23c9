export { createPanelMachine, type PanelEvent, type PanelMachine } from './panelMachine'
export type { StateName } from './StateName'
export { type Panel, usePanel } from './usePanel'
