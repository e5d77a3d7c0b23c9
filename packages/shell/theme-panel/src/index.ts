export { ThemeButtons, type ThemeButtonsProps } from './ThemeButtons/ThemeButtons'
export { themePanelMachine, type ThemePanelTab } from './themePanelMachine'
export { themePanelMessages } from './messages'
