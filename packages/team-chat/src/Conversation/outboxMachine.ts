import { makeKey } from '@console/core/api'
import { assign, emit, fromPromise, setup } from 'xstate'
import * as z from 'zod/mini'
import { type ChatMessage, type MessagePayload, messagePayload } from '../contract'

/** A message that is in flight, or could not be sent. */
export const outgoingMessage = z.extend(messagePayload, {
  /** Unique for each message. */
  key: z.number(),
  /** Idempotency key: the same for every retry, so that it is stored once. */
  sendKey: z.string(),
  isFailed: z.boolean(),
})

/** A message that is in flight, or could not be sent. */
export type OutgoingMessage = z.infer<typeof outgoingMessage>

/** A message with its idempotency key. */
export interface Sending {
  message: MessagePayload
  sendKey: string
}

/** A delivered message, and its chat. */
export interface Arrival extends Pick<MessagePayload, 'chatId' | 'contactId'> {
  message: ChatMessage
}

interface Context {
  /** Undelivered messages to all contacts, oldest first. */
  messages: OutgoingMessage[]
  /** Number of messages written. */
  written: number
}

type Event = ({ type: 'message.send' } & MessagePayload) | { type: 'message.retry'; key: number }

/** The oldest message that waits for its turn. */
function nextOf({ messages }: Context): OutgoingMessage | undefined {
  return messages.find(({ isFailed }) => !isFailed)
}

/**
 * Outgoing messages to all contacts (specification 4 and 5): sent one after the other, so that they arrive in order;
 * failed ones are kept until they are sent again. `sendMessage` must be provided.
 */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { stored: readonly OutgoingMessage[] },
    events: {} as Event,
    emitted: {} as { type: 'message.arrived' } & Arrival,
  },
  actors: {
    sendMessage: fromPromise<ChatMessage, Sending>(() =>
      Promise.reject(new Error('sendMessage must be provided')),
    ),
  },
  guards: {
    /** Specification 5: empty message text is not sent. */
    hasText: ({ event }) => event.type === 'message.send' && event.messageText.trim() !== '',
    hasNext: ({ context }) => nextOf(context) !== undefined,
  },
}).createMachine({
  id: 'outbox',
  // Restored messages are not sent automatically, unseen: they wait for their author.
  context: ({ input: { stored } }) => ({
    messages: stored.map((message, key) => ({ ...message, key, isFailed: true })),
    written: stored.length,
  }),
  initial: 'resting',
  on: {
    'message.send': {
      guard: 'hasText',
      actions: assign(({ context, event: { chatId, contactId, messageText } }) => ({
        written: context.written + 1,
        messages: [
          ...context.messages,
          {
            key: context.written,
            sendKey: makeKey(),
            chatId,
            contactId,
            messageText: messageText.trim(),
            isFailed: false,
          },
        ],
      })),
    },
    'message.retry': {
      actions: assign({
        messages: ({ context, event }) =>
          context.messages.map((message) =>
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
          const {
            chatId = '',
            messageText = '',
            contactId = '',
            sendKey = '',
          } = nextOf(context) ?? {}
          return { message: { chatId, messageText, contactId }, sendKey }
        },
        onDone: {
          target: 'resting',
          actions: [
            emit(({ context, event }) => {
              const { chatId = '', contactId = '' } = nextOf(context) ?? {}
              return { type: 'message.arrived', chatId, contactId, message: event.output } as const
            }),
            assign({
              messages: ({ context }) =>
                context.messages.filter((message) => message !== nextOf(context)),
            }),
          ],
        },
        onError: {
          target: 'resting',
          actions: assign({
            messages: ({ context }) =>
              context.messages.map((message) =>
                message === nextOf(context) ? { ...message, isFailed: true } : message,
              ),
          }),
        },
      },
    },
  },
})
