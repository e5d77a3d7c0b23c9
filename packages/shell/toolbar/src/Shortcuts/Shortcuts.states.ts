import type { StateName } from '@console/core/flows'
import type { StateValueFrom } from 'xstate'
import type * as stories from './Shortcuts.stories'
import type { shortcutsMachine } from './shortcutsMachine'

/** Story of each state of the shortcut menu; a state without one does not compile. */
export const shortcutsStories = {
  closed: 'Filled',
  open: 'Open',
} satisfies Record<StateName<StateValueFrom<typeof shortcutsMachine>>, keyof typeof stories>
