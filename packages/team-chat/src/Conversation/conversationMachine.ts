import { makeKey } from '@console/core/api'
import { assign, fromPromise, raise, setup } from 'xstate'
import type { Chat, ChatMessage, MessagePayload } from '../contract'

/** A message that is on its way, or could not be sent. */
export interface OutgoingMessage extends MessagePayload {
  /** Another one for each message. */
  key: number
  /** The same for every try, so that it is stored once. */
  sendKey: string
  isFailed: boolean
}

/** A message with the key that it is sent under. */
export interface Sending {
  message: MessagePayload
  sendKey: string
}

interface Context {
  /** Whose chat is wanted. */
  contactId: string | null
  chat: Chat | null
  /** Why it could not be read. */
  error: unknown
  /** What was written to anybody and has not arrived, oldest first. It outlives closing and another contact. */
  outbox: OutgoingMessage[]
  /** How many messages were written. */
  written: number
}

type Event =
  | { type: 'contact.select'; contactId: string }
  | { type: 'contact.clear' }
  | { type: 'chat.retry' }
  | { type: 'message.send'; text: string }
  | { type: 'message.retry'; key: number }
  | { type: 'message.arrive'; contactId: string }

/** The oldest message that waits for its turn. */
function nextOf({ outbox }: Context): OutgoingMessage | undefined {
  return outbox.find(({ isFailed }) => !isFailed)
}

/**
 * One conversation at a time, and the messages on their way (specification 4 and 5). `chat` shows the selected contact's
 * messages; `outbox` sends what was written, one after the other, so that they arrive in their order, and keeps what failed
 * until it is sent again. `loadChat` and `sendMessage` must be provided.
 */
export const conversationMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadChat: fromPromise<Chat, { contactId: string }>(() =>
      Promise.reject(new Error('loadChat must be provided')),
    ),
    sendMessage: fromPromise<ChatMessage, Sending>(() =>
      Promise.reject(new Error('sendMessage must be provided')),
    ),
  },
  guards: {
    /** Specification 5: empty message text is not sent. */
    hasText: ({ event }) => event.type === 'message.send' && event.text.trim() !== '',
    isToThisContact: ({ context, event }) =>
      event.type === 'message.arrive' && event.contactId === context.contactId,
    hasNext: ({ context }) => nextOf(context) !== undefined,
  },
}).createMachine({
  id: 'conversation',
  context: { contactId: null, chat: null, error: null, outbox: [], written: 0 },
  type: 'parallel',
  states: {
    chat: {
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
            'message.send': {
              guard: 'hasText',
              actions: assign(({ context, event }) => ({
                written: context.written + 1,
                outbox: [
                  ...context.outbox,
                  {
                    key: context.written,
                    sendKey: makeKey(),
                    chatId: context.chat?.id ?? '',
                    contactId: context.contactId ?? '',
                    messageText: event.text.trim(),
                    isFailed: false,
                  },
                ],
              })),
            },
          },
        },
      },
    },
    outbox: {
      initial: 'resting',
      on: {
        'message.retry': {
          actions: assign({
            outbox: ({ context, event }) =>
              context.outbox.map((message) =>
                message.key === event.key ? { ...message, isFailed: false } : message,
              ),
          }),
        },
      },
      states: {
        resting: { always: { guard: 'hasNext', target: 'sending' } },
        sending: {
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context }) => {
              const next = nextOf(context)
              const { chatId = '', messageText = '', contactId = '', sendKey = '' } = next ?? {}
              return { message: { chatId, messageText, contactId }, sendKey }
            },
            onDone: {
              target: 'resting',
              actions: [
                raise(({ context }) => ({
                  type: 'message.arrive',
                  contactId: nextOf(context)?.contactId ?? '',
                })),
                assign(({ context, event }) => {
                  const sent = nextOf(context)
                  const { chat } = context
                  return {
                    outbox: context.outbox.filter((message) => message !== sent),
                    chat:
                      chat && chat.id === sent?.chatId
                        ? { ...chat, dialog: [...chat.dialog, event.output] }
                        : chat,
                  }
                }),
              ],
            },
            onError: {
              target: 'resting',
              actions: assign({
                outbox: ({ context }) =>
                  context.outbox.map((message) =>
                    message === nextOf(context) ? { ...message, isFailed: true } : message,
                  ),
              }),
            },
          },
        },
      },
    },
  },
})
