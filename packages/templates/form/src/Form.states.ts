import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type * as stories from './Form.stories'
import type { formMachine } from './saving/formMachine'

/** Story of each state of a form; a state without one does not compile. */
export const formStories = {
  writing: 'Empty',
  sending: 'Sending',
  sent: 'Sent',
  'refused.stale': 'Stale',
  'refused.conflict': 'Conflict',
  'refused.forbidden': 'Refused',
  'refused.invalid': 'Invalid',
  'refused.rateLimited': 'RateLimited',
  'refused.unsent': 'Unsent',
  failed: 'Failed',
} satisfies Record<StateName<StateValueFrom<typeof formMachine>>, keyof typeof stories>
