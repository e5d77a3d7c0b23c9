import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { finderMachine } from '../finderMachine'
import type * as stories from './Finder.stories'

/** Story of each state of the finder; a state without one does not compile. */
export const finderStories = {
  closed: 'Closed',
  open: 'Empty',
} satisfies Record<StateName<StateValueFrom<typeof finderMachine>>, keyof typeof stories>
