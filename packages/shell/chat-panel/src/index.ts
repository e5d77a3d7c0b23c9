export { chatPanelMachine } from './chatPanelMachine'
export { chatPanelWords } from './words'
