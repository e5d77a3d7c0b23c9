import type { StateName } from '@console/core/flows'
import type { sessionMachine } from '@console/core/session/sessionMachine'
import type { StateValueFrom } from 'xstate'
import type * as stories from './LoginScreen.stories'

/** Stories for each state of the session; a state without one does not compile. */
export const sessionStories = {
  reading: 'Empty',
  restoring: 'Restoring',
  'signedOut.empty': 'Empty',
  'signedOut.restorable': 'NotRestored',
  signingIn: 'Loading',
  'signedIn.active': 'NoScreens',
  'signedIn.expiring': { part: 'shell/renewal', story: 'Filled' },
  'signedIn.renewing': { part: 'shell/renewal', story: 'Loading' },
} satisfies Record<
  StateName<StateValueFrom<typeof sessionMachine>>,
  keyof typeof stories | { part: string; story: string }
>
