import { createPanelMachine } from '@console/core/flows'

/** Specification 4: the finder is open or closed, and its text is cleared on close. */
export const finderMachine = createPanelMachine({ text: '' })
