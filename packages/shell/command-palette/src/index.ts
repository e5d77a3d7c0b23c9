export { commandPaletteMachine } from './commandPaletteMachine'
export type { PaletteGroup, PaletteItem } from './items'
export { commandPaletteMessages } from './messages'
