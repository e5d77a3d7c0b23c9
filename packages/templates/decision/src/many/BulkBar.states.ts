import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type * as stories from './BulkBar.stories'
import type { bulkMachine } from './bulkMachine'

/** Story of each state of a bulk decision; a state without one does not compile. */
export const bulkStories = {
  idle: 'Idle',
  composing: 'Composing',
  'running.gathering': 'Gathering',
  'running.sending': 'Running',
  'finished.all': 'AllDone',
  'finished.partial': 'PartialFailure',
  'finished.none': 'AllFailed',
  retrying: 'Retrying',
  undoing: 'Undoing',
} satisfies Record<StateName<StateValueFrom<typeof bulkMachine>>, keyof typeof stories>
