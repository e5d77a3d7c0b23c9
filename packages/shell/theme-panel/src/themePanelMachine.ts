import { createPanelMachine } from '@console/core/flows'

/** Specification 2: the tabs of the theme settings panel. */
export type ThemePanelTab = 'settings' | 'schemes'

/** Specification 4: the theme panel, open at one of its tabs or closed. */
export const themePanelMachine = createPanelMachine<{ tab: ThemePanelTab }>({ tab: 'settings' })
