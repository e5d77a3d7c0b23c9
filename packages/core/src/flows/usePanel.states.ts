import type { StateValueFrom } from 'xstate'
import type { panelMachine } from './panelMachine'
import type { StateName } from './StateName'
import type * as stories from './usePanel.stories'

/** Story of each state of a panel; a state without one does not compile. */
export const panelStories = {
  closed: 'Closed',
  open: 'Open',
} satisfies Record<StateName<StateValueFrom<typeof panelMachine>>, keyof typeof stories>
