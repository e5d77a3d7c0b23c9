export { ThemeButtons, type ThemeButtonsProps } from './ThemeButtons/ThemeButtons'
export { themePanelMachine, type ThemePanelTab } from './themePanelMachine'
export { themePanelWords } from './words'
