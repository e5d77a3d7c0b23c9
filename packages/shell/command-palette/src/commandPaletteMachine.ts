import { createPanelMachine } from '@console/core/flows'

/** Specification 4: the command palette is open or closed, and its text is cleared on close. */
export const commandPaletteMachine = createPanelMachine({ text: '' })
