import type { StateName } from '@console/core/flows'
import type { conversationMachine, outboxMachine } from '@console/team-chat'
import type { StateValueFrom } from 'xstate'
import type { chatPanelMachine } from '../chatPanelMachine'
import type * as stories from './ChatPanel.stories'

/** Story of each state of the panel; a state without one does not compile. */
export const chatPanelStories = {
  closed: 'Closed',
  open: 'NothingSelected',
} satisfies Record<StateName<StateValueFrom<typeof chatPanelMachine>>, keyof typeof stories>

/** Story of each state of the conversation. */
export const conversationStories = {
  idle: 'NothingSelected',
  loading: 'Loading',
  failed: 'Failed',
  shown: 'Filled',
} satisfies Record<StateName<StateValueFrom<typeof conversationMachine>>, keyof typeof stories>

/** Story of each state of the outbox. */
export const outboxStories = {
  resting: 'Filled',
  sending: 'Sending',
} satisfies Record<StateName<StateValueFrom<typeof outboxMachine>>, keyof typeof stories>
