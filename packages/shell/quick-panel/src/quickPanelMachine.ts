import { createPanelMachine } from '@console/core/flows'

/** Specification 4: the quick panel, open or closed. */
export const quickPanelMachine = createPanelMachine(null)
