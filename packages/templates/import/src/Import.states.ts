import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { importMachine } from './flow/importMachine'
import type * as stories from './Import.stories'

/** Story of each state of an import, or the nearest one; a state without one does not compile. */
export const importStories = {
  begun: 'Empty',
  reading: 'Missing',
  unreadable: 'Missing',
  lost: 'Missing',
  choosing: 'Empty',
  opening: 'Reading',
  mapping: 'Columns',
  rereading: 'Encoding',
  beginning: 'Filled',
  unbegun: 'Columns',
  sending: 'Filled',
  sent: 'Filled',
  unsent: 'Filled',
  checking: 'Filled',
  unchecked: 'Filled',
  reviewing: 'Filled',
  mending: 'Filled',
  unmended: 'Filled',
  committing: 'Filled',
  committed: 'Filled',
  stale: 'Stale',
  paused: 'Unfinished',
  interrupted: 'Filled',
  cancelling: 'Filled',
  uncancelled: 'Filled',
  cancelled: 'Filled',
  done: 'Filled',
} satisfies Record<StateName<StateValueFrom<typeof importMachine>>, keyof typeof stories>
