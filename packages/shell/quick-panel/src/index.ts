export { quickPanelMachine } from './quickPanelMachine'
export { quickPanelMessages } from './messages'
