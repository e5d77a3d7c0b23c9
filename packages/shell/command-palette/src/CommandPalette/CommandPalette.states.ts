import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { commandPaletteMachine } from '../commandPaletteMachine'
import type * as stories from './CommandPalette.stories'

/** Story of each state of the command palette; a state without one does not compile. */
export const commandPaletteStories = {
  closed: 'Closed',
  open: 'Empty',
} satisfies Record<StateName<StateValueFrom<typeof commandPaletteMachine>>, keyof typeof stories>
