import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type * as stories from './DecisionBar.stories'
import type { decisionMachine } from './decisionMachine'

/** Story of each state of a decision; a state without one does not compile. */
export const decisionStories = {
  idle: 'Idle',
  composing: 'Composing',
  confirming: 'Confirming',
  submitting: 'Submitting',
  checking: 'Checking',
  'done.undoable': 'Undoable',
  'done.final': 'Final',
  undoing: 'Undoing',
  undone: 'Undone',
  'refused.stale': 'Stale',
  'refused.conflict': 'Conflict',
  'refused.forbidden': 'Forbidden',
  'refused.invalid': 'Invalid',
  'refused.rateLimited': 'RateLimited',
  'refused.unsent': 'Unsent',
  failed: 'Failed',
} satisfies Record<StateName<StateValueFrom<typeof decisionMachine>>, keyof typeof stories>
