import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type { nestedMachine } from '../Nested/nestedMachine'
import type * as stories from './HorizontalNavigation.stories'

/** Story of each state; a state without one does not compile. */
export const nestedStories = {
  closed: 'Filled',
  waiting: 'Pointed',
  'open.pointed': 'Pointed',
  'open.leaving': 'Pointed',
  'open.pinned': 'NestedOpen',
} satisfies Record<StateName<StateValueFrom<typeof nestedMachine>>, keyof typeof stories>
