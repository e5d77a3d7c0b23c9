import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { autosaveMachine } from './autosaveMachine'
import type * as stories from './SavedNote.stories'

/** Story of each state of an autosave; a state without one does not compile. */
export const autosaveStories = {
  saved: 'Saved',
  quiet: 'Quiet',
  saving: 'Saving',
  failed: 'Failed',
  outdated: 'Outdated',
  gone: 'Gone',
} satisfies Record<StateName<StateValueFrom<typeof autosaveMachine>>, keyof typeof stories>
