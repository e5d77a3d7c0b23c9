import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { quickPanelMachine } from '../quickPanelMachine'
import type * as stories from './QuickPanel.stories'

/** Story of each state; a state without one does not compile. */
export const quickPanelStories = {
  closed: 'Closed',
  open: 'Filled',
} satisfies Record<StateName<StateValueFrom<typeof quickPanelMachine>>, keyof typeof stories>
