export { chatPanelMachine } from './chatPanelMachine'
