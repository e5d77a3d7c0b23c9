export { quickPanelMachine } from './quickPanelMachine'
export { quickPanelWords } from './words'
