import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type * as stories from './ForgotPasswordScreen.stories'
import type { passwordLinkMachine } from './passwordLinkMachine'

/** Which story shows each state; a state without one does not compile. */
export const passwordLinkStories = {
  asking: 'Empty',
  sending: 'Loading',
  refused: 'Refused',
  sent: 'Sent',
} satisfies Record<StateName<StateValueFrom<typeof passwordLinkMachine>>, keyof typeof stories>
