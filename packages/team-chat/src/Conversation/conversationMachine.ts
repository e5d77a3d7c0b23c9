import { assign, fromPromise, setup } from 'xstate'
import type { Chat } from '../contract'
import type { Arrival } from './outboxMachine'

interface Context {
  /** Whose chat is wanted. */
  contactId: string | null
  chat: Chat | null
  /** Why it could not be read. */
  error: unknown
}

type Event =
  | { type: 'contact.select'; contactId: string }
  | { type: 'contact.clear' }
  | { type: 'chat.retry' }
  | ({ type: 'message.arrive' } & Arrival)

/**
 * One conversation at a time: the selected contact's messages (specification 4). What is on its way stands in the outbox, which
 * tells what has arrived. `loadChat` must be provided.
 */
export const conversationMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadChat: fromPromise<Chat, { contactId: string }>(() =>
      Promise.reject(new Error('loadChat must be provided')),
    ),
  },
  guards: {
    isToThisContact: ({ context, event }) =>
      event.type === 'message.arrive' && event.contactId === context.contactId,
  },
}).createMachine({
  id: 'conversation',
  context: { contactId: null, chat: null, error: null },
  initial: 'idle',
  on: {
    'contact.select': {
      target: '.loading',
      reenter: true,
      actions: assign({ contactId: ({ event }) => event.contactId, chat: null }),
    },
    'contact.clear': { target: '.idle', actions: assign({ contactId: null, chat: null }) },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        id: 'loadChat',
        src: 'loadChat',
        input: ({ context }) => ({ contactId: context.contactId ?? '' }),
        onDone: { target: 'shown', actions: assign({ chat: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
      on: {
        // What is being read may or may not have it already.
        'message.arrive': { guard: 'isToThisContact', target: 'loading', reenter: true },
      },
    },
    failed: { on: { 'chat.retry': 'loading' } },
    shown: {
      on: {
        'message.arrive': {
          guard: 'isToThisContact',
          actions: assign({
            chat: ({ context: { chat }, event }) =>
              chat && { ...chat, dialog: [...chat.dialog, event.message] },
          }),
        },
      },
    },
  },
})
