import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { connectivityMachine } from '../connectivityMachine'
import type * as stories from './ConnectivityBanner.stories'

/** Story of each state; a state without one does not compile. */
export const connectivityStories = {
  online: 'Online',
  offline: 'Offline',
  back: 'Back',
} satisfies Record<StateName<StateValueFrom<typeof connectivityMachine>>, keyof typeof stories>
