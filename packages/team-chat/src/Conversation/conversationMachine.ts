import { assign, fromPromise, setup } from 'xstate'
import type { Chat } from '../contract'
import type { Arrival } from './outboxMachine'

interface Context {
  /** Contact of the requested chat. */
  contactId: string | null
  chat: Chat | null
  /** Error of the failed read. */
  error: unknown
}

type Event =
  | { type: 'contact.select'; contactId: string }
  | { type: 'contact.clear' }
  | { type: 'chat.retry' }
  | ({ type: 'message.arrive' } & Arrival)

/**
 * One conversation at a time: the selected contact's messages (specification 4). Messages in flight are in the outbox, which
 * reports their arrival. `loadChat` must be provided.
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
        // The pending response may or may not include it.
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
