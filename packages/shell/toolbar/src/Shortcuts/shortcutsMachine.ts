import { createPanelMachine } from '@console/core/flows'

/** Specification 4: the shortcut menu is open or closed, and its text is cleared on close. */
export const shortcutsMachine = createPanelMachine({ text: '' })
