import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { themePanelMachine } from '../themePanelMachine'
import type * as stories from './ThemeButtons.stories'

/** Story of each state of the panel; a state without one does not compile. */
export const themePanelStories = {
  closed: 'Closed',
  open: 'Open',
} satisfies Record<StateName<StateValueFrom<typeof themePanelMachine>>, keyof typeof stories>
